// Asking the server for something that a screen shows, and doing something there: both know when it fails.
import { ConnectionError } from "./http";
import { presence } from "./presence.svelte";

const SOON = 3_000;

/** Something the server has. It is asked for again after a while, and by itself when the server was not there. */
export class Query<T> {
  value = $state.raw<T>();
  /** Why the server said no; that it is not there is said by the frame around the screen. */
  error = $state.raw<unknown>();
  readonly #ask: () => Promise<T>;
  readonly #every: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(ask: () => Promise<T>, { every = null }: { every?: number | null } = {}) {
    this.#ask = ask;
    this.#every = every;
  }

  /** Begins to ask; the function that comes back ends it. Made for `$effect` and `onMount`. */
  open = (): (() => void) => {
    this.#isOpen = true;
    void this.refresh();
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#timer);
    };
  };

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    let wait = this.#every;
    try {
      this.value = await this.#ask();
      this.error = undefined;
    } catch (error) {
      if (error instanceof ConnectionError) {
        presence.miss();
        wait = SOON;
      } else {
        this.error = error;
      }
    }
    if (this.#isOpen && wait !== null) this.#timer = setTimeout(() => void this.refresh(), wait);
  }
}

/** Things that a person does here, one at a time; what fails is kept for the screen to say. */
export class Mutation {
  isBusy = $state(false);
  error = $state.raw<unknown>();

  /** Does something and returns what came of it, or nothing if it failed. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    this.error = undefined;
    try {
      return await work();
    } catch (error) {
      if (error instanceof ConnectionError) presence.miss();
      this.error = error;
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }
}
