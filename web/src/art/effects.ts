// What a card does, as a short row of signs; fields show their goods in the drawing itself.
import { type CardId, palacePart } from "../game/things";

export type Sign =
  | "coin"
  | "keep"
  | "draw"
  | "any"
  | "store"
  | "into"
  | "marker"
  | "card"
  | "trash"
  | "hand"
  | "palace";

/** A sign, a number to print, or the place of a palace part (1 to 6). */
export type Effect = { sign: Sign } | { number: string } | { part: number };

const sign = (name: Sign): Effect => ({ sign: name });
const number = (value: string): Effect => ({ number: value });

const EFFECTS: Partial<Record<CardId, readonly Effect[]>> = {
  "bank-1": [number("+3"), sign("coin")],
  "bank-2": [number("+5"), sign("coin")],
  "town-hall-1": [number("+1"), sign("keep")],
  "town-hall-2": [number("+2"), sign("keep")],
  "laboratory-1": [number("+1"), sign("draw")],
  "laboratory-2": [number("+2"), sign("draw")],
  office: [sign("any"), number("+1"), sign("coin")],
  warehouse: [number("3"), sign("any"), sign("store")],
  market: [number("3"), sign("any"), sign("into"), sign("any")],
  magistrate: [sign("marker"), number("−3")],
  crane: [sign("card"), number("−2"), sign("coin")],
  "tour-guide": [sign("palace"), number("+2"), sign("coin")],
  scavenger: [number("2"), sign("trash")],
};

export function effectsOf(card: CardId): readonly Effect[] {
  const part = palacePart(card);
  return part === null ? (EFFECTS[card] ?? []) : [{ part }];
}
