// Who sits at this screen: a guest from the first game on, a person with a name later.

import { ApiError, api } from "../connection/http";
import { line } from "../connection/live.svelte";
import type { Me } from "../connection/types";

const KEY = "is-known";

class Person {
  #me = $state.raw<Me | null>(null);

  /** Nobody until the server has said so. */
  get me(): Me | null {
    return this.#me;
  }

  set me(me: Me | null) {
    this.#me = me;
    noteKnown(me !== null);
  }

  /** Asks who this is; a stranger stays one, without a cookie, until there is something to do. */
  async find(): Promise<Me | null> {
    if (!mayBeKnown()) return null;
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.status !== 401) throw error;
      this.me = null;
    }
    return this.me;
  }

  /** Returns the person, made a guest on the spot where there was none. */
  async need(name: string): Promise<Me> {
    const known = this.me ?? (await this.find());
    if (known) return known;
    this.me = await api.createGuest({ name });
    line.reconnect();
    return this.me;
  }
}

/** No script sees the cookie, so the page remembers whether there can be one: strangers need not ask. */
function mayBeKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function noteKnown(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the server is asked each time.
  }
}

export const person = new Person();
