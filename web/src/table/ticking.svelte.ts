// The server's time, second by second, for as long as a component lives.
import type { Game } from "../game/game.svelte";

export class Ticking {
  /** The server's clock and ours may differ; what counts is how far apart they were at the last update. */
  #offset = $state(0);
  #now = $state(Date.now());

  constructor(game: Game) {
    $effect(() => {
      if (game.update) this.#offset = game.update.now - Date.now();
    });
    $effect(() => {
      const timer = setInterval(() => {
        this.#now = Date.now();
      }, 1000);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    return this.#now + this.#offset;
  }
}
