// What happened, as sentences: the same ones that Python's `furstenfeld.text` says, from the same catalogues.
//
// A sentence is a list of parts, so that a page can make a button of a card and put a sign beside a good.
import { type CardId, GOODS, type Good } from "../art/ids";
import { type Action, parse } from "../game/actions";
import type { Ended, Log } from "../wire/api";
import { text } from "./text.svelte";

export type Happening = Log["events"][number];
type Of<T extends Happening["type"]> = Extract<Happening, { type: T }>;
type Amounts = readonly [number, number, number];

/** A piece of a sentence: plain words, or words that name something to look at. */
export type Part =
  | { kind: "words"; words: string }
  | { kind: "card"; words: string; card: CardId }
  | { kind: "good"; words: string; good: Good }
  | { kind: "brewery"; words: string; brewery: number };

export interface Sentence {
  parts: readonly Part[];
  /** The event it tells, or the first of those it tells together. */
  event: Happening;
  /** Where that event stands among those that were told. */
  index: number;
}

/** The sentences of these events; cards put under and goods lost in a row are one. */
export function retell(events: readonly Happening[], players: readonly string[]): Sentence[] {
  return runs(events).map(({ event, index, together }) => ({
    event,
    index,
    parts: partsOf(story(event, together, players)),
  }));
}

/** The sentence of one event. */
export function tell(event: Happening, players: readonly string[]): string {
  return plain(partsOf(story(event, [event], players)));
}

/** Why a game is over and who won. */
export function ending({ ending: how, winners }: Ended, players: readonly string[]): string {
  return `${text.say(`ending-${how}`)} ${won(winners, players)}`;
}

/** Who won: one, several together, or nobody. */
export function won(winners: readonly number[], players: readonly string[]): string {
  const [first] = winners;
  if (first === undefined) return text.say("winners-none");
  if (winners.length === 1) return text.say("winners-one", { player: playerAt(first, players) });
  return text.say("winners-shared", { players: seats(winners, players) });
}

/** An action as the phrase of a choice. */
export function phrase(action: string): string {
  return plain(partsOf(choice(parse(action))));
}

function choice(action: Action): string {
  switch (action.kind) {
    case "keep":
    case "under":
    case "trash":
      return text.say(`action-${action.kind}`, { card: object(action.card) });
    case "no-trade":
      return text.say("action-trade-none");
    case "brewery":
      if (action.brewery === null) return text.say("action-brewery-none");
      return text.say("action-brewery", { brewery: brewery(action.brewery - 1) });
    case "trade": {
      const goods = amount(action.count, action.from);
      return text.say("action-trade", { goods, target: goodName(action.to) });
    }
    case "sell":
      if (action.count === 0) return text.say(`good-${action.good}.sell-none`);
      return text.say("action-sell", { goods: amount(action.count, action.good) });
    case "office":
      if (action.good === null) return text.say("action-office-none");
      return text.say("action-office", { good: text.say(`good-${action.good}.object`) });
    case "build":
      return text.say("action-build", { card: object(action.card), plot: action.plot });
    case "drop":
      return text.say("action-drop", { goods: amount(1, action.good) });
    default:
      return text.say(`action-${action.kind}`);
  }
}

export function plain(parts: readonly Part[]): string {
  return parts.map(({ words }) => words).join("");
}

/** The name of the player at a seat, or the seat's number where nobody sits. */
export function playerAt(seat: number, players: readonly string[]): string {
  return players[seat] ?? text.say("seat-number", { seat });
}

interface Run {
  event: Happening;
  index: number;
  together: Happening[];
}

const TOGETHER = new Set(["PutUnder", "PutUnderUnseen", "Lost"]);

/** Events one by one, but what one seat does again and again in a row together. */
function runs(events: readonly Happening[]): Run[] {
  const found: Run[] = [];
  for (const [index, event] of events.entries()) {
    const last = found.at(-1);
    if (last && TOGETHER.has(event.type) && isSame(last.event, event)) last.together.push(event);
    else found.push({ event, index, together: [event] });
  }
  return found;
}

const seatOf = (event: Happening) => ("seat" in event ? event.seat : null);
const isSame = (one: Happening, other: Happening) =>
  one.type === other.type && seatOf(one) === seatOf(other);

/** One sentence, with marks round the words that name something. */
function story(event: Happening, together: readonly Happening[], players: readonly string[]) {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    text.say(id, "seat" in event ? { player: playerAt(event.seat, players), ...args } : args);
  switch (event.type) {
    case "RoundBegan":
      return say("event-round", { round: event.round, order: seats(event.order, players) });
    case "Drew":
      if (event.cards.length === 0) return say("event-drew-unseen", { count: 0 });
      return say("event-drew", { cards: objects(event.cards) });
    case "DrewUnseen":
      return say("event-drew-unseen", { count: event.count });
    case "KeptOpening":
      return say("event-kept-opening", { card: object(event.card) });
    case "KeptOpeningUnseen":
      return say("event-kept-opening-unseen");
    case "PutUnder": {
      const cards = (together as Of<"PutUnder">[]).map(({ card }) => card);
      return say("event-put-under", { cards: objects(cards) });
    }
    case "PutUnderUnseen":
      return say("event-put-under-unseen", { count: together.length });
    case "Harvested":
      return say("event-harvested", { goods: amounts(event.goods) });
    case "TurnBegan":
      return say("event-turn");
    case "Traded":
      return say("event-traded", {
        goods: amount(event.count, event.source),
        target: goodName(event.target),
      });
    case "Sold":
      return sold(event, say);
    case "Earned":
      return earned(event, say);
    case "CardBuilt":
      return built(event, say);
    case "PalacePriceRose":
      return say("event-palace-price", { price: event.price });
    case "CardTrashed":
      return say("event-trashed", { card: object(event.card) });
    case "Stored":
      return say("event-stored", { goods: amounts(event.goods) });
    case "Lost":
      return say("event-lost", { goods: amounts(sum(together as Of<"Lost">[])) });
    case "PricesRose":
      return pricesRose(event);
    case "Ended":
      return ending(event, players);
  }
}

type Say = (id: string, args?: Record<string, string | number>) => string;

function sold(event: Of<"Sold">, say: Say): string {
  const sale = say("event-sold", {
    goods: amounts(event.goods),
    brewery: brewery(event.brewery),
    coins: event.coins,
  });
  const changed = changes(event);
  if (changed.length === 0) return sale;
  return say("event-sold-prices", { sale, count: changed.length, changes: listing(changed) });
}

function pricesRose(event: Of<"PricesRose">): string {
  const changed = changes(event);
  const at = { brewery: brewery(event.brewery) };
  if (changed.length === 0) return text.say("event-markers-rose", at);
  return text.say("event-prices-rose", {
    ...at,
    count: changed.length,
    changes: listing(changed),
  });
}

/** A phrase for each price that is another than before. */
function changes({ prices, prices_after }: Of<"Sold"> | Of<"PricesRose">): string[] {
  return GOODS.flatMap((good, index) => {
    const [before, after] = [prices[index] ?? 0, prices_after[index] ?? 0];
    if (before === after) return [];
    return [text.say("event-price-change", { name: goodName(good), before, after })];
  });
}

function earned(event: Of<"Earned">, say: Say): string {
  const { space, income } = event;
  const sources = (["sale", "office", "banks", "guide"] as const).filter((source) => event[source]);
  const [only] = sources;
  if (only === undefined) return say("event-earned-nothing", { space });
  if (sources.length === 1)
    return say("event-earned-one", { space, part: share(event, only, ".only") });
  const parts = listing(sources.map((source) => share(event, source, "")));
  return say("event-earned", { space, income, parts });
}

function share(
  event: Of<"Earned">,
  source: "sale" | "office" | "banks" | "guide",
  form: "" | ".only",
): string {
  const good = event.office_good;
  return text.say(`event-earned-${source}${form}`, {
    coins: event[source],
    ...(good ? { good: marked("good", good, text.say(`good-${good}.object`)) } : {}),
  });
}

function built(event: Of<"CardBuilt">, say: Say): string {
  const { plot, cost, covered } = event;
  const card = object(event.card);
  if (covered === null) return say("event-built", { card, plot, cost });
  return say("event-built-over", { card, plot, cost, covered: object(covered) });
}

function sum(losses: readonly { goods: Amounts }[]): Amounts {
  const total = (index: 0 | 1 | 2) => losses.reduce((all, { goods }) => all + goods[index], 0);
  return [total(0), total(1), total(2)];
}

const amount = (count: number, good: Good) =>
  marked("good", good, text.say(`good-${good}.amount`, { count }));

function amounts(goods: Amounts): string {
  const there = GOODS.flatMap((good, index) =>
    goods[index] ? [amount(goods[index] as number, good)] : [],
  );
  return there.length > 0 ? listing(there) : text.say("goods-none");
}

const goodName = (good: Good) => marked("good", good, text.say(`good-${good}`));
const brewery = (index: number) =>
  marked("brewery", String(index + 1), text.say(`brewery-${index + 1}`));

/** A card or printed field as the object of a sentence, with its article. */
function object(thing: string): string {
  if (thing.startsWith("printed-")) return text.say(`plot-${thing}.object`);
  return marked("card", thing, text.say(`card-${thing}.object`));
}

const objects = (things: readonly string[]) => listing(things.map(object));
const seats = (some: readonly number[], players: readonly string[]) =>
  listing(some.map((seat) => playerAt(seat, players)));

/** "a", "a and b", "a, b and c". */
export function listing(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const first = items
    .slice(0, -1)
    .reduce((before, next) => text.say("list-comma", { first: before, next }));
  return text.say("list-last", { first, last });
}

// Marks round words that name something. They are characters for private use, which no catalogue and no
// keyboard has, and go through Fluent untouched, through lists and sentences inside sentences too.
const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"];

const marked = (kind: Exclude<Part["kind"], "words">, what: string, words: string) =>
  `${OPEN}${kind}${BETWEEN}${what}${BETWEEN}${words}${CLOSE}`;

function partsOf(sentence: string): Part[] {
  return sentence
    .split(/(\uE000[^\uE002]*\uE002)/)
    .filter((piece) => piece !== "")
    .map((piece) =>
      piece.startsWith(OPEN as string) ? named(piece) : { kind: "words", words: piece },
    );
}

function named(piece: string): Part {
  const [kind, what = "", words = ""] = piece.slice(1, -1).split(BETWEEN as string);
  if (kind === "card") return { kind, words, card: what as CardId };
  if (kind === "good") return { kind, words, good: what as Good };
  return { kind: "brewery", words, brewery: Number(what) };
}
