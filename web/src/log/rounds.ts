// The log as a book: rounds, and in each what belongs together, turn by turn.
import type { GameEvent } from "../connection/types";

/** Events that belong together: the turn of a seat, or what happens to all. */
export interface LogTurn {
  /** Whose turn it is; nobody's while all draw and harvest, and in the market phase. */
  seat: number | null;
  /** Where its first event stands in the log. */
  first: number;
  events: GameEvent[];
}

export interface LogRound {
  /** 0 is the set-up. */
  round: number;
  turns: LogTurn[];
}

const ENDS_TURN = new Set<GameEvent["type"]>(["PricesRose", "Ended"]);

export function roundsOf(events: readonly GameEvent[]): LogRound[] {
  const book: LogRound[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type === "RoundBegan") book.push({ round: event.round, turns: [] });
    else if (book.length === 0) book.push({ round: 0, turns: [] });
    put(book.at(-1) as LogRound, event, index);
  }
  return book;
}

function put(chapter: LogRound, event: GameEvent, index: number): void {
  const last = chapter.turns.at(-1);
  if (event.type === "TurnBegan") {
    chapter.turns.push({ seat: event.seat, first: index, events: [event] });
  } else if (!last || (last.seat !== null && ENDS_TURN.has(event.type))) {
    chapter.turns.push({ seat: null, first: index, events: [event] });
  } else {
    last.events.push(event);
  }
}

/** Where the last turn of a seat ended that is over; the whole log is news to a seat that had none. */
export function endOfLastTurn(events: readonly GameEvent[], seat: number): number {
  let end = 0;
  let isOwn = false;
  for (const [index, event] of events.entries()) {
    const turns = event.type === "TurnBegan";
    if (isOwn && (turns || ENDS_TURN.has(event.type) || event.type === "RoundBegan")) end = index;
    if (turns || ENDS_TURN.has(event.type)) isOwn = turns && event.seat === seat;
  }
  return end;
}

const NEWS = new Set<GameEvent["type"]>([
  "Traded",
  "Sold",
  "CardBuilt",
  "CardTrashed",
  "PalacePriceRose",
  "Ended",
]);

/** What the others did since the own last turn, turn by turn, without what everybody does every round. */
export function sinceLastTurn(events: readonly GameEvent[], seat: number): LogTurn[] {
  const since = endOfLastTurn(events, seat);
  return roundsOf(events.slice(since))
    .flatMap(({ turns }) => turns)
    .filter((turn) => turn.seat !== null && turn.seat !== seat)
    .map((turn) => ({
      ...turn,
      first: turn.first + since,
      events: turn.events.filter((event) => isNews(event, turn)),
    }))
    .filter((turn) => turn.events.length > 0);
}

/** An income is news only where no sale tells of it. */
function isNews(event: GameEvent, { events }: LogTurn): boolean {
  if (event.type === "Earned") return !events.some(({ type }) => type === "Sold");
  return NEWS.has(event.type);
}
