// Whether the server is reachable, its version, and who the user is: asked once for all screens, with retries.
import type { Person } from "../account/person.svelte";
import type { Connection } from "./connection";
import { ConnectionError } from "./http";
import { Retry } from "./retry";

export class Presence {
  /** "unknown" until the first answer; "gone" while the server does not answer, and then it is asked again. */
  state = $state<"unknown" | "there" | "gone">("unknown");
  version = $state("");
  readonly #retry = new Retry();
  #isAsking = false;
  readonly #connection: Connection;
  readonly #person: Person;

  constructor(connection: Connection, person: Person) {
    this.#connection = connection;
    this.#person = person;
  }

  /** Asks the server, unless the answer is known. */
  async find(): Promise<void> {
    if (this.#isAsking || this.state === "there") return;
    this.#isAsking = true;
    try {
      const [health, me] = await Promise.all([
        this.#connection.request("health"),
        this.#person.find(),
      ]);
      this.version = health.version;
      this.state = "there";
      this.#retry.reset();
      // Only a user can have tables that wait; a visitor needs no live connection yet.
      if (me) this.#connection.connect();
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
    this.#retry.later(() => void this.find());
  }
}
