// Goods, cards, plots and colours, with the names of the whole project.

export const GOODS = ["hops", "barley", "water"] as const;
export type Good = (typeof GOODS)[number];

/** One number per good, in the order of GOODS. */
export type PerGood<T> = readonly [hops: T, barley: T, water: T];

export const CARDS = [
  "hops-1",
  "hops-2",
  "hops-3",
  "barley-1",
  "barley-2",
  "barley-3",
  "water-1",
  "water-2",
  "water-3",
  "bank-1",
  "bank-2",
  "town-hall-1",
  "town-hall-2",
  "laboratory-1",
  "laboratory-2",
  "office",
  "warehouse",
  "market",
  "magistrate",
  "crane",
  "palace-1",
  "palace-2",
  "palace-3",
  "palace-4",
  "palace-5",
  "palace-6",
  "tour-guide",
  "scavenger",
] as const;
export type CardId = (typeof CARDS)[number];

export const PRINTED = ["printed-hops", "printed-barley", "printed-water"] as const;
export type PrintedId = (typeof PRINTED)[number];

export const isPrinted = (content: string | null): content is PrintedId =>
  PRINTED.some((printed) => printed === content);

/** The content of a plot: a card, a printed field, or nothing. */
export type PlotContent = CardId | PrintedId | null;

export const COLOURS = ["green", "red", "blue", "violet", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

/** The number of a palace part, 1 to 6, or null for any other card. */
export function palacePart(card: CardId): number | null {
  return card.startsWith("palace-") ? Number(card.slice("palace-".length)) : null;
}
