// The current user: nobody, a guest from the first game on, or a user with a login.

import type { Connection } from "../connection/connection";
import { ApiError } from "../connection/http";
import type { Me } from "../connection/types";

const KEY = "is-known";

export class Person {
  readonly #connection: Connection;
  #me = $state.raw<Me | null>(null);

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Null until the server has answered, and for visitors without an account. */
  get me(): Me | null {
    return this.#me;
  }

  set me(me: Me | null) {
    this.#me = me;
    noteKnown(me !== null);
  }

  /** Asks the server who the user is. A visitor gets no cookie until there is something to do. */
  async find(): Promise<Me | null> {
    if (!mayBeKnown()) return null;
    try {
      this.me = await this.#connection.request("getMe");
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.status !== 401) throw error;
      this.me = null;
    }
    return this.me;
  }

  /** Returns the user; a visitor becomes a guest first. */
  async need(name: string): Promise<Me> {
    const known = this.me ?? (await this.find());
    if (known) return known;
    this.me = await this.#connection.request("beGuest", { body: { name } });
    this.#connection.reconnect();
    return this.me;
  }
}

/** Scripts cannot see the cookie, so the page remembers whether there is one: a visitor needs no request. */
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
    // Without storage the server is asked every time.
  }
}
