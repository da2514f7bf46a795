// What screen readers say about the things on the table; every helper turns values into one sentence or phrase.
import type { CardId, Good, PlotContent } from "../art/ids";
import { text } from "../text/text.svelte";

export function cardName(card: CardId): string {
  return text.say(`card-${card}`);
}

export function contentName(content: PlotContent): string {
  if (content === null) return text.say("plot-empty");
  return text.say(content.startsWith("printed-") ? `plot-${content}` : `card-${content}`);
}

/** The content as the object of a sentence, with its article. */
export function contentObject(content: PlotContent): string {
  if (content === null) return text.say("plot-empty");
  return text.say(
    content.startsWith("printed-") ? `plot-${content}.object` : `card-${content}.object`,
  );
}

export function goodName(good: Good): string {
  return text.say(`good-${good}`);
}

export interface Priced {
  cost?: number | undefined;
  /** The cost without a discount. */
  printed?: number | undefined;
  rising?: boolean | undefined;
  dim?: boolean | undefined;
}

/** Everything a card shows: name, effect, cost, and whether it is too dear. */
export function cardSentence(card: CardId, { cost, printed, rising, dim }: Priced): string {
  const parts = [`${cardName(card)}.`, text.say(`card-${card}.text`)];
  if (cost !== undefined) {
    const discounted = printed !== undefined && printed !== cost;
    parts.push(
      discounted
        ? text.say("page-cost-instead", { cost, printed })
        : text.say("page-cost", { cost }),
    );
  }
  if (rising) parts.push(text.say("page-cost-rising"));
  if (dim) parts.push(text.say("page-too-dear"));
  return parts.join(" ");
}
