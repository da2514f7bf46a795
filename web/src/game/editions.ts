// The numbers of an edition, asked for once: of one that comes with the game, or of the one that a table is played with.
import { getContext, setContext } from "svelte";
import { api } from "../connection/http";
import type { Edition } from "../connection/types";
import type { CardId } from "./things";

/** The editions that come with the game; a table that names none has the first. */
export const EDITIONS = ["reconstructed", "plain-track"] as const;
export type BundledEdition = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: BundledEdition = EDITIONS[0];

const known = new Map<string, Promise<Edition>>();

function once(key: string, ask: () => Promise<Edition>): Promise<Edition> {
  const asked = known.get(key) ?? ask();
  known.set(key, asked);
  // What failed is asked for again next time.
  asked.catch(() => known.delete(key));
  return asked;
}

export function editionOf(name: BundledEdition): Promise<Edition> {
  return once(name, () => api.getEdition(name));
}

/** The edition of a table, which may be its owner's own. */
export function tableEdition(table: string, invitation: string | null): Promise<Edition> {
  return once(`table ${table}`, () => api.getTableEdition(table, invitation));
}

const CONTEXT = Symbol("edition");

/** Lets everything inside this component know the numbers that are played with here. */
export function provideEdition(numbers: () => Edition | undefined): void {
  setContext(CONTEXT, numbers);
}

/** Returns what asks for the numbers that are played with here; elsewhere for those of the usual edition. */
export function editionHere(): () => Promise<Edition> {
  const here = getContext<(() => Edition | undefined) | undefined>(CONTEXT);
  return async () => here?.() ?? editionOf(DEFAULT_EDITION);
}

/** What is printed on a card; palace parts have no cost of their own. */
export function printedCost(numbers: Edition, card: CardId): number | undefined {
  return numbers.costs[card];
}
