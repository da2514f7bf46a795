// The log as a book: rounds, and in each what belongs together, turn by turn.
import type { Happening } from "../text/sentences";

/** Events that belong together: the turn of a seat, or what happens to all. */
export interface Passage {
  /** Whose turn it is; nobody's while all draw and harvest, and in the market phase. */
  seat: number | null;
  /** Where its first event stands in the log. */
  first: number;
  events: Happening[];
}

export interface Chapter {
  /** 0 is the set-up. */
  round: number;
  passages: Passage[];
}

const ENDS_TURN = new Set<Happening["type"]>(["PricesRose", "Ended"]);

export function chapters(events: readonly Happening[]): Chapter[] {
  const book: Chapter[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type === "RoundBegan") book.push({ round: event.round, passages: [] });
    else if (book.length === 0) book.push({ round: 0, passages: [] });
    put(book.at(-1) as Chapter, event, index);
  }
  return book;
}

function put(chapter: Chapter, event: Happening, index: number): void {
  const last = chapter.passages.at(-1);
  if (event.type === "TurnBegan") {
    chapter.passages.push({ seat: event.seat, first: index, events: [event] });
  } else if (!last || (last.seat !== null && ENDS_TURN.has(event.type))) {
    chapter.passages.push({ seat: null, first: index, events: [event] });
  } else {
    last.events.push(event);
  }
}

/** Where the last turn of a seat ended that is over; the whole log is news to a seat that had none. */
export function endOfLastTurn(events: readonly Happening[], seat: number): number {
  let end = 0;
  let isOwn = false;
  for (const [index, event] of events.entries()) {
    const turns = event.type === "TurnBegan";
    if (isOwn && (turns || ENDS_TURN.has(event.type) || event.type === "RoundBegan")) end = index;
    if (turns || ENDS_TURN.has(event.type)) isOwn = turns && event.seat === seat;
  }
  return end;
}

const NEWS = new Set<Happening["type"]>([
  "Traded",
  "Sold",
  "CardBuilt",
  "CardTrashed",
  "PalacePriceRose",
  "Ended",
]);

/** What the others did since the own last turn, turn by turn, without what everybody does every round. */
export function sinceLastTurn(events: readonly Happening[], seat: number): Passage[] {
  const since = endOfLastTurn(events, seat);
  return chapters(events.slice(since))
    .flatMap(({ passages }) => passages)
    .filter((passage) => passage.seat !== null && passage.seat !== seat)
    .map((passage) => ({
      ...passage,
      first: passage.first + since,
      events: passage.events.filter((event) => isNews(event, passage)),
    }))
    .filter((passage) => passage.events.length > 0);
}

/** An income is news only where no sale tells of it. */
function isNews(event: Happening, { events }: Passage): boolean {
  if (event.type === "Earned") return !events.some(({ type }) => type === "Sold");
  return NEWS.has(event.type);
}
