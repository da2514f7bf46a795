// Everything that the screens share: the connection, the user, and what was loaded once.
import { createContext } from "svelte";
import { Person } from "./account/person.svelte";
import type { Connection } from "./connection/connection";
import { Presence } from "./connection/presence.svelte";
import { Editions } from "./game/editions";
import { Bots } from "./lobby/bots.svelte";

export class Session {
  readonly connection: Connection;
  readonly person: Person;
  readonly presence: Presence;
  readonly editions: Editions;
  readonly bots: Bots;

  constructor(connection: Connection) {
    this.connection = connection;
    this.person = new Person(connection);
    this.presence = new Presence(connection, this.person);
    this.editions = new Editions(connection);
    this.bots = new Bots(connection);
    connection.onunreachable = () => this.presence.miss();
  }
}

/** The session of the page, for every component. */
export const [getSession, setSession] = createContext<Session>();
