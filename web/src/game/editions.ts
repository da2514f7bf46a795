// The editions: those that come with the game and those of tables, each fetched once.
import { getContext, setContext } from "svelte";
import { api } from "../connection/http";
import type { Edition } from "../connection/types";
import type { CardId } from "./things";

/** The editions that come with the game; the first is the default. */
export const EDITIONS = ["reconstructed", "plain-track"] as const;
export type BundledEdition = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: BundledEdition = EDITIONS[0];

const known = new Map<string, Promise<Edition>>();

function once(key: string, ask: () => Promise<Edition>): Promise<Edition> {
  const asked = known.get(key) ?? ask();
  known.set(key, asked);
  // After a failure the next call asks again.
  asked.catch(() => known.delete(key));
  return asked;
}

export function editionOf(name: BundledEdition): Promise<Edition> {
  return once(name, () => api.getEdition(name));
}

/** The edition of a table, which may be a custom one. */
export function tableEdition(table: string, invitation: string | null): Promise<Edition> {
  return once(`table ${table}`, () => api.getTableEdition(table, invitation));
}

const CONTEXT = Symbol("edition");

/** Provides the edition of a table to all components inside this one. */
export function provideEdition(numbers: () => Edition | undefined): void {
  setContext(CONTEXT, numbers);
}

/** Returns a function that gets the edition provided here, or the default one. */
export function editionHere(): () => Promise<Edition> {
  const here = getContext<(() => Edition | undefined) | undefined>(CONTEXT);
  return async () => here?.() ?? editionOf(DEFAULT_EDITION);
}

/** The printed cost of a card; palace parts have none. */
export function printedCost(numbers: Edition, card: CardId): number | undefined {
  return numbers.costs[card];
}
