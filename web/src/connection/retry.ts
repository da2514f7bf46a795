// The one policy for trying again: soon at first, then less often, and not all pages at the same moment.

const FIRST = 500;
const LONGEST = 5_000;

/** Milliseconds before the next attempt, after this number of failures in a row. */
function delayAfter(failures: number): number {
  const longest = Math.min(FIRST * 2 ** failures, LONGEST);
  return longest * (0.5 + Math.random() / 2);
}

export class Retry {
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `again` after a delay that grows with each call, until `reset`. */
  later(again: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(again, delayAfter(this.#failures));
    this.#failures += 1;
  }

  /** Resolves after such a delay. */
  wait(): Promise<void> {
    return new Promise((resolve) => this.later(resolve));
  }

  /** Cancels the next attempt, and begins again with the shortest delay. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
  }
}
