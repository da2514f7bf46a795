// The Prince reviews turns one after the other, until all are done or the user leaves.

import type { Connection } from "../connection/connection";
import { ApiError, ConnectionError } from "../connection/http";
import { Retry } from "../connection/retry";
import type { ReviewedTurn } from "../connection/types";

export class TurnReview {
  /** The reviewed turns, by the number of actions before each. */
  reviewed = $state.raw<ReadonlyMap<number, ReviewedTurn>>(new Map());
  /** The turns that are being reviewed; empty while idle. */
  asked = $state.raw<readonly number[]>([]);
  error = $state.raw<unknown>();
  readonly #connection: Connection;
  readonly #table: string;
  readonly #invitation: string | null;

  constructor(connection: Connection, table: string, invitation: string | null) {
    this.#connection = connection;
    this.#table = table;
    this.#invitation = invitation;
  }

  /** Reviews the turns that are not reviewed yet, until another review begins. */
  async see(turns: readonly number[]): Promise<void> {
    this.asked = turns;
    this.error = undefined;
    try {
      for (const turn of turns) if (!this.reviewed.has(turn)) await this.#look(turn, turns);
    } catch (error) {
      if (this.asked === turns) this.error = error;
    } finally {
      if (this.asked === turns) this.stop();
    }
  }

  stop(): void {
    this.asked = [];
  }

  async #look(turn: number, asked: readonly number[]): Promise<void> {
    const retry = new Retry();
    while (this.asked === asked) {
      try {
        const look = await this.#connection.request("look", {
          table_id: this.#table,
          number: turn,
          invitation: this.#invitation,
        });
        this.reviewed = new Map(this.reviewed).set(turn, look);
        return;
      } catch (error) {
        const isBusy = error instanceof ApiError && error.reason === "too-many-requests";
        if (!isBusy && !(error instanceof ConnectionError)) throw error;
        await retry.wait();
      }
    }
  }
}
