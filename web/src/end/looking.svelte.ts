// The Prince looks at turns one after the other, until all were seen or nobody watches any more.
import { presence } from "../around/presence.svelte";
import type { LookedAt } from "../wire/api";
import { api, Refused, Unreachable } from "../wire/http";

/** A server that is busy or away is asked again after so many milliseconds. */
const SOON = 3_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export class Looking {
  /** What was seen, by how many actions came before the turn. */
  looks = $state.raw<ReadonlyMap<number, LookedAt>>(new Map());
  isBusy = $state(false);
  error = $state.raw<unknown>();
  readonly #table: string;
  readonly #invitation: string | null;
  #isClosed = false;

  constructor(table: string, invitation: string | null) {
    this.#table = table;
    this.#invitation = invitation;
  }

  /** Looks at turns that were not seen yet. */
  async see(turns: readonly number[]): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.error = undefined;
    try {
      for (const turn of turns) if (!this.looks.has(turn)) await this.#look(turn);
    } catch (error) {
      this.error = error;
    } finally {
      this.isBusy = false;
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  async #look(turn: number): Promise<void> {
    while (!this.#isClosed) {
      try {
        const look = await api.look(this.#table, turn, this.#invitation);
        if (look) this.looks = new Map(this.looks).set(turn, look);
        return;
      } catch (error) {
        if (error instanceof Unreachable) presence.miss();
        else if (!(error instanceof Refused) || error.reason !== "too-many-requests") throw error;
        await pause(SOON);
      }
    }
  }
}
