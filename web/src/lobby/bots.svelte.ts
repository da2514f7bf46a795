// The bots to play against, as the server has them: asked for once, when a screen first offers them.

import { api } from "../connection/http";
import type { BotList } from "../connection/types";

/** A bot by its name on the server; the words for people are in the shared catalogue. */
export type Bot = string;
export const BOT_GROUPS = ["levels", "networks", "characters"] as const satisfies (keyof BotList)[];

/** A good opponent that answers at once on any machine; stronger ones compile an engine at their first turn. */
export const GOOD: Bot = "steward";

class Bots {
  /** Until the server has answered there is the one that every server has. */
  offered = $state.raw<BotList>({ levels: [GOOD], networks: [], characters: [] });
  #asked: Promise<void> | undefined;

  /** Asks, unless it is known already; what failed is asked for again next time. */
  find(): Promise<void> {
    this.#asked ??= api.listBots().then(
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

export const bots = new Bots();
