// The symbols that the page draws, and their meanings.

import type { Sign } from "../art/effects";
import { GOODS, type Good } from "../game/things";
import { t } from "../text/i18n.svelte";

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

/** The meaning of a symbol. */
export function symbolText(sign: SignId): string {
  if (!isGood(sign)) return t(`learn-sign-${sign}`);
  return t("learn-sign-good", { good: t(`good-${sign}`), letter: t(`good-${sign}.letter`) });
}
