// The signs that the page draws, by name, and what each is called.

import type { Sign } from "../art/effects";
import { GOODS, type Good } from "../game/things";
import type { Args } from "../text/i18n.svelte";

const EFFECTS = [
  "coin",
  "keep",
  "draw",
  "any",
  "store",
  "into",
  "marker",
  "card",
  "trash",
  "hand",
  "palace",
] as const satisfies readonly Sign[];

export const SIGNS = [
  ...GOODS,
  ...EFFECTS,
  "full",
  "empty",
  "ghost",
  "order",
  "cube",
  "no-cube",
  "back",
  "cost",
  "cost-before",
  "rising",
] as const;
export type SignId = (typeof SIGNS)[number];

export function isGood(sign: SignId): sign is Good {
  return GOODS.some((good) => good === sign);
}

export function isEffect(sign: SignId): sign is (typeof EFFECTS)[number] {
  return EFFECTS.some((effect) => effect === sign);
}

/** What a sign means, in words. */
export function symbolText(sign: SignId, say: (id: string, args?: Args) => string): string {
  if (!isGood(sign)) return say(`learn-sign-${sign}`);
  return say("learn-sign-good", { good: say(`good-${sign}`), letter: say(`good-${sign}.letter`) });
}
