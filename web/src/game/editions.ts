// The editions: those that come with the game and those of tables, each fetched once.
import { getContext, setContext } from "svelte";
import type { Connection } from "../connection/connection";
import type { Edition } from "../connection/types";
import type { CardId } from "./things";

/** The editions that come with the game; the first is the default. */
export const EDITIONS = ["reconstructed", "plain-track"] as const;
export type BundledEdition = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: BundledEdition = EDITIONS[0];

export class Editions {
  readonly #connection: Connection;
  readonly #known = new Map<string, Promise<Edition>>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  named(name: BundledEdition): Promise<Edition> {
    return this.#once(name, () => this.#connection.request("getEdition", { name }));
  }

  /** The edition of a table, which may be a custom one. */
  ofTable(table: string, invitation: string | null): Promise<Edition> {
    return this.#once(`table ${table}`, () =>
      this.#connection.request("getTableEdition", { table_id: table, invitation }),
    );
  }

  #once(key: string, ask: () => Promise<Edition>): Promise<Edition> {
    const asked = this.#known.get(key) ?? ask();
    this.#known.set(key, asked);
    // After a failure the next call asks again.
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}

const CONTEXT = Symbol("edition");

/** Provides the edition of a table to all components inside this one. */
export function provideEdition(numbers: () => Edition | undefined): void {
  setContext(CONTEXT, numbers);
}

/** Returns a function that gets the edition provided here, or the default one. */
export function editionHere(editions: Editions): () => Promise<Edition> {
  const here = getContext<(() => Edition | undefined) | undefined>(CONTEXT);
  return async () => here?.() ?? editions.named(DEFAULT_EDITION);
}

/** The printed cost of a card; palace parts have none. */
export function printedCost(numbers: Edition, card: CardId): number | undefined {
  return numbers.costs[card];
}
