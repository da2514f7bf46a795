// The bots to play against, as the server has them: asked for once, when a screen first offers them.
import type { Offered } from "../wire/api";
import { api } from "../wire/http";

/** A bot by its name on the server; the words for people are in the shared catalogue. */
export type Bot = string;
export const BOT_GROUPS = ["levels", "networks", "characters"] as const satisfies (keyof Offered)[];

/** A good opponent that answers at once on any machine; stronger ones compile an engine at their first turn. */
export const GOOD: Bot = "steward";

class Bots {
  /** Until the server has answered there is the one that every server has. */
  offered = $state.raw<Offered>({ levels: [GOOD], networks: [], characters: [] });
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
