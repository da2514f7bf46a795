// The bots that the server offers, fetched once, when a screen first lists them.

import type { Connection } from "../connection/connection";
import type { BotList } from "../connection/types";

/** The id of a bot; its name for people is in the shared catalogue. */
export type Bot = string;
export const BOT_GROUPS = ["levels", "networks", "characters"] as const satisfies (keyof BotList)[];

/** A good opponent that is fast on any machine; stronger ones first compile an engine. */
export const GOOD: Bot = "steward";

export class Bots {
  readonly #connection: Connection;
  /** Until the server has answered: the bot that every server has. */
  offered = $state.raw<BotList>({ levels: [GOOD], networks: [], characters: [] });
  #asked: Promise<void> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Asks, unless it is known already; what failed is asked for again next time. */
  find(): Promise<void> {
    this.#asked ??= this.#connection.request("listBots").then(
      (offered) => {
        this.offered = offered;
      },
      () => {
        this.#asked = undefined;
      },
    );
    return this.#asked;
  }
}
