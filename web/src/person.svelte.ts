// Who sits at this screen: a guest from the first game on, a person with a name later.
import type { Myself } from "./wire/api";
import { api, Refused } from "./wire/http";
import { line } from "./wire/live.svelte";

class Person {
  /** Nobody until the server has said so. */
  me = $state.raw<Myself | null>(null);

  /** Asks who this is; a stranger stays one, without a cookie, until there is something to do. */
  async find(): Promise<Myself | null> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.status !== 401) throw error;
      this.me = null;
    }
    return this.me;
  }

  /** Returns the person, made a guest on the spot where there was none. */
  async need(name: string): Promise<Myself> {
    const known = this.me ?? (await this.find());
    if (known) return known;
    this.me = await api.createGuest({ name });
    line.reconnect();
    return this.me;
  }
}

export const person = new Person();
