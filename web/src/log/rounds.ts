// The log grouped by rounds and turns.
import type { GameEvent } from "../connection/types";

/** The events of one turn, or events that concern all players. */
export interface LogTurn {
  /** Whose turn it is; null while all draw and harvest, and in the market phase. */
  seat: number | null;
  /** The index of its first event in the log. */
  first: number;
  events: GameEvent[];
}

export interface LogRound {
  /** 0 is the setup. */
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

/** The index after the last finished turn of a seat; 0 if it had none. */
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

/** What the others did since the last turn of a seat, turn by turn, without routine events. */
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

/** An income counts only if no sale tells it. */
function isNews(event: GameEvent, { events }: LogTurn): boolean {
  if (event.type === "Earned") return !events.some(({ type }) => type === "Sold");
  return NEWS.has(event.type);
}
