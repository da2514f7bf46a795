// The words that sentences are made of: names of players, cards, goods and breweries, amounts and lists.
//
// A sentence is a list of parts, so that a page can make a button of a card and put a sign beside a good.
import { type CardId, GOODS, type Good } from "../game/things";
import { i18n, t } from "./i18n.svelte";

export type Amounts = readonly [number, number, number];

/** A piece of a sentence: plain words, or words that name something to look at. */
export type Part =
  | { kind: "words"; words: string }
  | { kind: "card"; words: string; card: CardId }
  | { kind: "good"; words: string; good: Good }
  | { kind: "brewery"; words: string; brewery: number };

/** A sentence without its parts. */
export function plain(parts: readonly Part[]): string {
  return parts.map(({ words }) => words).join("");
}

/** The name of the player at a seat, or the seat's number where nobody sits. */
export function playerAt(seat: number, players: readonly string[]): string {
  return players[seat] ?? t("seat-number", { seat });
}

/** The name of a player; a bot that the server named after itself has its name in this language, and its number. */
export function playerName(name: string, bot: string | null): string {
  const [, title = "", number = ""] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  const isNamedAfterBot = bot !== null && title.toLowerCase() === bot && i18n.has(`bot-${bot}`);
  return isNamedAfterBot ? t(`bot-${bot}`) + number : name;
}

/** A player who resigned, where it is said who won: a bot played the seat to its end. */
export const whoResigned = (player: string) => t("seeing-won-resigned", { player });

/** So many of one good: "3 hops". */
export const amount = (count: number, good: Good) =>
  marked("good", good, t(`good-${good}.amount`, { count }));

/** Amounts of goods as a list without those of zero. */
export function amounts(goods: Amounts): string {
  const there = GOODS.flatMap((good, index) =>
    goods[index] ? [amount(goods[index] as number, good)] : [],
  );
  return there.length > 0 ? listing(there) : t("goods-none");
}

export const goodName = (good: Good) => marked("good", good, t(`good-${good}`));
/** The name of a brewery, counted from 0 as in events. */
export const brewery = (index: number) =>
  marked("brewery", String(index + 1), t(`brewery-${index + 1}`));

/** A card or printed field as the object of a sentence, with its article. */
export function object(thing: string): string {
  if (thing.startsWith("printed-")) return t(`plot-${thing}.object`);
  return marked("card", thing, t(`card-${thing}.object`));
}

export const objects = (things: readonly string[]) => listing(things.map(object));
export const seats = (some: readonly number[], players: readonly string[]) =>
  listing(some.map((seat) => playerAt(seat, players)));

/** Who won: one, several together, or nobody. */
export function won(winners: readonly number[], players: readonly string[]): string {
  const [first] = winners;
  if (first === undefined) return t("winners-none");
  if (winners.length === 1) return t("winners-one", { player: playerAt(first, players) });
  return t("winners-shared", { players: seats(winners, players) });
}

/** "a", "a and b", "a, b and c". */
export function listing(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const first = items
    .slice(0, -1)
    .reduce((before, next) => t("list-comma", { first: before, next }));
  return t("list-last", { first, last });
}

// Marks round words that name something. They are characters for private use, which no catalogue and no
// keyboard has, and go through Fluent untouched, through lists and sentences inside sentences too.
const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"];

export const marked = (kind: Exclude<Part["kind"], "words">, what: string, words: string) =>
  `${OPEN}${kind}${BETWEEN}${what}${BETWEEN}${words}${CLOSE}`;

/** The parts of a sentence with marks. */
export function partsOf(sentence: string): Part[] {
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
