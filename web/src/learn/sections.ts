// The sections of the rules reference in order, with their numbers of paragraphs and their paragraphs in the rules.

export const SECTIONS = [
  { id: "goal", paragraphs: 3, rules: "R7" },
  { id: "estate", paragraphs: 3, rules: "R0" },
  { id: "setup", paragraphs: 4, rules: "R1" },
  { id: "round", paragraphs: 3, rules: "R2" },
  { id: "draw", paragraphs: 3, rules: "R2.3" },
  { id: "harvest", paragraphs: 2, rules: "R2.6" },
  { id: "sell", paragraphs: 7, rules: "R3" },
  { id: "income", paragraphs: 4, rules: "R3.9" },
  { id: "build", paragraphs: 5, rules: "R4" },
  { id: "palace", paragraphs: 4, rules: "R4.6" },
  { id: "discard", paragraphs: 5, rules: "R5" },
  { id: "market", paragraphs: 3, rules: "R6" },
  { id: "end", paragraphs: 4, rules: "R7" },
  { id: "expert", paragraphs: 5, rules: "R1.6" },
  { id: "cards", paragraphs: 2, rules: "R0.4" },
  { id: "symbols", paragraphs: 1, rules: "" },
  { id: "glossary", paragraphs: 1, rules: "" },
] as const;

export type Section = (typeof SECTIONS)[number];
export type SectionId = Section["id"];

/** The six phases of a round in order; each has a section of the same name. */
export const PHASES = ["draw", "harvest", "sell", "build", "discard", "market"] as const;

/** The message ids of a section's paragraphs. */
export function paragraphsOf({ id, paragraphs }: Section): string[] {
  return Array.from({ length: paragraphs }, (_, index) => `learn-${id}-${index + 1}`);
}

/** The terms of the glossary, by topic. */
export const TERMS = [
  "round",
  "phase",
  "turn",
  "order",
  "base-game",
  "expert-game",
  "estate",
  "plot",
  "field",
  "printed-field",
  "building",
  "in-play",
  "covered",
  "palace-part",
  "palace-price",
  "cube",
  "hand",
  "deck",
  "known-tail",
  "trashed",
  "good",
  "hops",
  "barley",
  "water",
  "coin",
  "brewery",
  "demand-card",
  "demand-space",
  "surplus",
  "price",
  "price-track",
  "marker",
  "income",
  "income-track",
  "order-marker",
  "stack",
] as const;
export type TermId = (typeof TERMS)[number];
