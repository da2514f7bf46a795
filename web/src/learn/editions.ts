// The numbers of an edition, asked for once.
import type { CardId } from "../art/ids";
import type { Numbers } from "../wire/api";
import { api } from "../wire/http";

/** The edition of a table that names no other. */
export const DEFAULT_EDITION = "reconstructed";

const known = new Map<string, Promise<Numbers>>();

export function editionOf(name: string): Promise<Numbers> {
  const asked = known.get(name) ?? api.getEdition(name);
  known.set(name, asked);
  // What failed is asked for again next time.
  asked.catch(() => known.delete(name));
  return asked;
}

/** What is printed on a card; palace parts have no cost of their own. */
export function printedCost(numbers: Numbers, card: CardId): number | undefined {
  return numbers.costs[card];
}
