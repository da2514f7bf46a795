// Whether the server is there, which version it runs, and who the person is: asked once for all screens, until it answers.
import { person } from "../account/person.svelte";
import { api, ConnectionError } from "./http";
import { line } from "./live.svelte";

const PAUSES = [1_000, 2_000, 4_000, 8_000] as const;

class Presence {
  /** "unknown" until the first answer; "gone" while nobody answers, and then it is asked again by itself. */
  state = $state<"unknown" | "there" | "gone">("unknown");
  version = $state("");
  #failures = 0;
  #isAsking = false;

  /** Asks, unless it is known already. */
  async find(): Promise<void> {
    if (this.#isAsking || this.state === "there") return;
    this.#isAsking = true;
    try {
      const [health, me] = await Promise.all([api.health(), person.find()]);
      this.version = health.version;
      this.state = "there";
      this.#failures = 0;
      // A person who is known may be waited for somewhere; a stranger needs no live line.
      if (me) line.connect();
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isAsking = false;
    }
  }

  /** Hears that a request found nobody, and asks until somebody is there again. */
  miss(): void {
    if (this.state !== "there") return;
    this.#fail(new ConnectionError("missed"));
  }

  #fail(error: unknown): void {
    // A refusal is an answer: the server is there, and its database may not be.
    this.state = error instanceof ConnectionError ? "gone" : "unknown";
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
    this.#failures += 1;
    setTimeout(() => void this.find(), pause);
  }
}

export const presence = new Presence();
