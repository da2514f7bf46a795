// Whether the server is reachable, its version, and who the user is: asked once for all screens, with retries.
import { person } from "../account/person.svelte";
import { api, ConnectionError } from "./http";
import { line } from "./live.svelte";

const PAUSES = [1_000, 2_000, 4_000, 8_000] as const;

class Presence {
  /** "unknown" until the first answer; "gone" while the server does not answer, and then it is asked again. */
  state = $state<"unknown" | "there" | "gone">("unknown");
  version = $state("");
  #failures = 0;
  #isAsking = false;

  /** Asks the server, unless the answer is known. */
  async find(): Promise<void> {
    if (this.#isAsking || this.state === "there") return;
    this.#isAsking = true;
    try {
      const [health, me] = await Promise.all([api.health(), person.find()]);
      this.version = health.version;
      this.state = "there";
      this.#failures = 0;
      // Only a user can have tables that wait; a visitor needs no live connection yet.
      if (me) line.connect();
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isAsking = false;
    }
  }

  /** Notes that a request failed, and asks until the server answers again. */
  miss(): void {
    if (this.state !== "there") return;
    this.#fail(new ConnectionError("missed"));
  }

  #fail(error: unknown): void {
    // An error response is an answer too: the server runs, but perhaps not its database.
    this.state = error instanceof ConnectionError ? "gone" : "unknown";
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
    this.#failures += 1;
    setTimeout(() => void this.find(), pause);
  }
}

export const presence = new Presence();
