// The names of things on the table, and their descriptions for screen readers.
import { type CardId, type Good, isPrinted, type PlotContent } from "../game/things";
import { i18n, t } from "./i18n.svelte";

export function cardName(card: CardId): string {
  return t(`card-${card}`);
}

export function contentName(content: PlotContent): string {
  if (content === null) return t("plot-empty");
  return isPrinted(content) ? t(`plot-${content}`) : cardName(content);
}

/** The content as the object of a sentence, with its article. */
export function contentObject(content: PlotContent): string {
  if (content === null) return t("plot-empty");
  return isPrinted(content) ? t(`plot-${content}.object`) : t(`card-${content}.object`);
}

export function goodName(good: Good): string {
  return t(`good-${good}`);
}

/** The name of a brewery, numbered from 1. */
export function breweryName(brewery: number): string {
  return t(`brewery-${brewery as 1 | 2 | 3 | 4 | 5}`);
}

/** The name of a bot, which the server lists by its id. */
export function botName(bot: string): string {
  return i18n.say(`bot-${bot}`);
}

export function botDescription(bot: string): string {
  return i18n.say(`bot-${bot}.about`);
}

export interface Priced {
  cost?: number | undefined;
  /** The cost without a discount. */
  printed?: number | undefined;
  rising?: boolean | undefined;
  dim?: boolean | undefined;
}

/** The description of a card: name, effect, cost, and whether it is too expensive. */
export function cardLabel(card: CardId, { cost, printed, rising, dim }: Priced): string {
  const parts = [`${cardName(card)}.`, t(`card-${card}.text`)];
  if (cost !== undefined) {
    const discounted = printed !== undefined && printed !== cost;
    parts.push(discounted ? t("page-cost-instead", { cost, printed }) : t("page-cost", { cost }));
  }
  if (rising) parts.push(t("page-cost-rising"));
  if (dim) parts.push(t("page-too-dear"));
  return parts.join(" ");
}
