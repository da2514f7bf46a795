// Queries and mutations: reading data that a screen shows, and changing something, with their errors.
import { ConnectionError } from "./http";
import { Retry } from "./retry";

/** Data from the server. It is fetched again at an interval, and after the server could not be reached. */
export class Query<T> {
  value = $state.raw<T>();
  /** The last error; that the server cannot be reached is shown by the page frame. */
  error = $state.raw<unknown>();
  readonly #ask: () => Promise<T>;
  readonly #every: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #retry = new Retry();
  #isOpen = false;

  constructor(ask: () => Promise<T>, { every = null }: { every?: number | null } = {}) {
    this.#ask = ask;
    this.#every = every;
  }

  /** Starts fetching; returns a function that stops it. Made for `$effect` and `onMount`. */
  open = (): (() => void) => {
    this.#isOpen = true;
    void this.refresh();
    return () => {
      this.#isOpen = false;
      this.#stop();
    };
  };

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    const again = () => void this.refresh();
    try {
      this.value = await this.#ask();
      this.error = undefined;
    } catch (error) {
      if (error instanceof ConnectionError) {
        if (this.#isOpen) this.#retry.later(again);
        return;
      }
      this.error = error;
    }
    this.#stop();
    if (this.#isOpen && this.#every !== null) this.#timer = setTimeout(again, this.#every);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#retry.reset();
  }
}

/** Changes that the user makes, one at a time. The last error is kept for the screen. */
export class Mutation {
  isBusy = $state(false);
  error = $state.raw<unknown>();

  /** Runs `work` and returns its result, or undefined if it failed. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    this.error = undefined;
    try {
      return await work();
    } catch (error) {
      this.error = error;
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }
}
