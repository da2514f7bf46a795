// The parts of a sentence about the game, so that a page can make a card a button and put an icon before a good.
//
// Text that names something is marked with characters from a private-use area, which no catalogue and no
// keyboard contains. Fluent leaves them alone, also in lists and in sentences inside sentences.
import { type CardId, GOODS, type Good, isPrinted, type PrintedId } from "../game/things";
import { t } from "./i18n.svelte";
import { listText } from "./player-names";
import { breweryName, goodName } from "./thing-names";

export type Amounts = readonly [number, number, number];

/** A piece of a sentence: plain text, or the name of a card, good or brewery. */
export type Part =
  | { kind: "words"; words: string }
  | { kind: "card"; words: string; card: CardId }
  | { kind: "good"; words: string; good: Good }
  | { kind: "brewery"; words: string; brewery: number };

/** The text of a sentence. */
export function plain(parts: readonly Part[]): string {
  return parts.map(({ words }) => words).join("");
}

const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"];

export const marked = (kind: Exclude<Part["kind"], "words">, what: string, words: string) =>
  `${OPEN}${kind}${BETWEEN}${what}${BETWEEN}${words}${CLOSE}`;

/** A good as the object of a sentence. */
export const markedObject = (good: Good) => marked("good", good, t(`good-${good}.object`));

export const markedGood = (good: Good) => marked("good", good, goodName(good));

/** An amount of one good: "3 hops". */
export const markedAmount = (count: number, good: Good) =>
  marked("good", good, t(`good-${good}.amount`, { count }));

/** A list of amounts of goods, without those of zero. */
export function markedAmounts(goods: Amounts): string {
  const amounts = GOODS.flatMap((good, index) => {
    const count = goods[index] ?? 0;
    return count > 0 ? [markedAmount(count, good)] : [];
  });
  return amounts.length > 0 ? listText(amounts) : t("goods-none");
}

/** The name of a brewery, counted from 0 as in events. */
export const markedBrewery = (index: number) =>
  marked("brewery", String(index + 1), breweryName(index + 1));

/** A card or printed field as the object of a sentence, with its article. */
export function markedThing(thing: CardId | PrintedId): string {
  if (isPrinted(thing)) return t(`plot-${thing}.object`);
  return marked("card", thing, t(`card-${thing}.object`));
}

export const markedThings = (things: readonly CardId[]) => listText(things.map(markedThing));

/** The parts of a sentence with marks. */
export function partsOf(sentence: string): Part[] {
  return sentence
    .split(/(\uE000[^\uE002]*\uE002)/)
    .filter((piece) => piece !== "")
    .map((piece) =>
      piece.startsWith(OPEN as string) ? namedPart(piece) : { kind: "words", words: piece },
    );
}

function namedPart(piece: string): Part {
  const [kind, what = "", words = ""] = piece.slice(1, -1).split(BETWEEN as string);
  if (kind === "card") return { kind, words, card: what as CardId };
  if (kind === "good") return { kind, words, good: what as Good };
  return { kind: "brewery", words, brewery: Number(what) };
}
