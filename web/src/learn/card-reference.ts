// Where the rules reference explains each card: message, section and paragraph.
import type { CardId } from "../game/things";
import type { SectionId } from "./sections";

/** Kinds of cards that share an explanation. */
export const KINDS = [
  "field",
  "bank",
  "town-hall",
  "laboratory",
  "office",
  "warehouse",
  "market",
  "magistrate",
  "crane",
  "palace",
  "tour-guide",
  "scavenger",
] as const;
export type Kind = (typeof KINDS)[number];

const PLACES: Record<Kind, { section: SectionId; paragraph: string }> = {
  field: { section: "harvest", paragraph: "R2.6" },
  bank: { section: "sell", paragraph: "R3.8" },
  "town-hall": { section: "discard", paragraph: "R5.2" },
  laboratory: { section: "draw", paragraph: "R2.3" },
  office: { section: "sell", paragraph: "R3.7" },
  warehouse: { section: "discard", paragraph: "R5.3" },
  market: { section: "sell", paragraph: "R3.2" },
  magistrate: { section: "income", paragraph: "R3.10" },
  crane: { section: "build", paragraph: "R4.5" },
  palace: { section: "palace", paragraph: "R4.6" },
  "tour-guide": { section: "expert", paragraph: "R3.8" },
  scavenger: { section: "expert", paragraph: "R5.1" },
};

/** Cards of the expert game only. */
export const EXPERT_ONLY: readonly CardId[] = ["tour-guide", "scavenger"];

export function kindOf(card: CardId): Kind {
  const stem = card.replace(/-\d$/, "");
  return KINDS.find((kind) => kind === stem) ?? "field";
}

export function placeOf(card: CardId): { section: SectionId; paragraph: string } {
  return PLACES[kindOf(card)];
}
