// A replay: the events are loaded at once, the positions in chunks as they are needed.

import type { Connection } from "../connection/connection";
import { ConnectionError } from "../connection/http";
import { Retry } from "../connection/retry";
import type { GameEvent, GameHistory, Position, Table } from "../connection/types";
import { namesAtEnd, namesOf } from "../game/seats";
import { actionText } from "../text/action-text";
import { eventSentences } from "../text/event-text";
import { t } from "../text/i18n.svelte";
import { playerAt } from "../text/player-names";
import { plain } from "../text/sentence-parts";
import { eventCounts, type Mark, momentOf, roundMarks, storyOf, turnMarks } from "./moments";

/** The number of positions in a chunk. */
const PIECE = 25;
/** The next chunk is loaded this many actions ahead. */
const AHEAD = 8;

/** At most this many sentences of one action are shown; the log has the others. */
const MOST_TOLD = 2;

export class Replay {
  readonly id: string;
  readonly #connection: Connection;
  readonly invitation: string | null;
  table = $state.raw<Table>();
  retold = $state.raw<GameHistory>();
  /** The number of actions before the moment that is shown. */
  at = $state(0);
  /** Why the game could not be loaded. */
  error = $state.raw<unknown>();
  #positions = $state.raw<ReadonlyMap<number, Position>>(new Map());
  #fetching = new Set<number>();
  readonly #retry = new Retry();

  readonly last = $derived(this.retold?.done.length ?? 0);
  readonly names = $derived(namesOf(this.table?.seats ?? []));
  readonly namesAtEnd = $derived(namesAtEnd(this.table?.seats ?? []));
  readonly story: GameEvent[] = $derived(this.retold ? storyOf(this.retold) : []);
  readonly rounds: Mark[] = $derived(this.retold ? roundMarks(this.retold) : []);
  readonly #counts: number[] = $derived(this.retold ? eventCounts(this.retold) : []);
  readonly #turns: number[] = $derived(this.retold ? turnMarks(this.retold) : []);
  /** The position of the moment, or an earlier one until it is loaded. */
  readonly position = $derived.by(() => {
    for (let at = this.at; at >= 0; at -= 1) {
      const found = this.#positions.get(at);
      if (found) return found;
    }
    return undefined;
  });

  constructor(connection: Connection, id: string, invitation: string | null) {
    this.#connection = connection;
    this.id = id;
    this.invitation = invitation;
  }

  get #parameters() {
    return { table_id: this.id, invitation: this.invitation };
  }

  /** Whether there is a replay: a running game keeps its secrets. */
  get isOver(): boolean {
    return this.table?.status === "over" || this.table?.status === "study";
  }

  /** Loads the game; nothing is shown before everything needed is there. */
  async open(at: number): Promise<void> {
    try {
      const { table } = await this.#connection.request("getTable", this.#parameters);
      this.table = table;
      if (!this.isOver) return;
      const retold = await this.#connection.request("retell", this.#parameters);
      this.at = Math.min(Math.max(0, Math.trunc(at) || 0), retold.done.length);
      await this.#fetch(this.at);
      this.retold = retold;
      this.error = undefined;
      this.#retry.reset();
    } catch (error) {
      this.#fail(error, () => this.open(at));
    }
  }

  /** Stops loading. */
  close(): void {
    this.#retry.reset();
  }

  /** Shows another moment. */
  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.last);
    void this.#need(this.at);
    void this.#need(Math.min(this.at + AHEAD, this.last));
  }

  step(actions: number): void {
    this.go(this.at + actions);
  }

  /** Goes to the beginning of the next or previous turn. */
  turn(direction: 1 | -1): void {
    const found =
      direction > 0
        ? this.#turns.find((at) => at > this.at)
        : this.#turns.findLast((at) => at < this.at);
    this.go(found ?? (direction > 0 ? this.last : 0));
  }

  /** Goes to the moment right after an event. */
  goToEvent(event: number): void {
    this.go(momentOf(this.#counts, event));
  }

  /** The index of the last event. */
  get event(): number {
    return (this.#counts[this.at] ?? 1) - 1;
  }

  /** The events of the last action. */
  get events(): readonly GameEvent[] {
    return this.at === 0
      ? (this.retold?.beginning ?? [])
      : (this.retold?.done[this.at - 1]?.events ?? []);
  }

  get round(): number {
    return this.rounds.findLast(({ at }) => at <= this.at)?.round ?? 0;
  }

  /** The last action in words: its events, or the choice if it had none. */
  get sentence(): string {
    const done = this.at === 0 ? undefined : this.retold?.done[this.at - 1];
    if (!done) return t("seeing-beginning");
    const end = done.events.filter(({ type }) => type === "Ended");
    const told = eventSentences(end.length > 0 ? end : done.events, this.names, this.namesAtEnd)
      .slice(0, MOST_TOLD)
      .map(({ parts }) => plain(parts));
    return told.length > 0
      ? told.join(" ")
      : `${playerAt(done.seat, this.names)}: ${actionText(done.action)}.`;
  }

  async #need(at: number): Promise<void> {
    if (this.#positions.has(at)) return;
    try {
      await this.#fetch(at);
      this.error = undefined;
      this.#retry.reset();
    } catch (error) {
      this.#fail(error, () => this.#need(this.at));
    }
  }

  /** Stores the error; an unreachable server is asked again. */
  #fail(error: unknown, again: () => Promise<void>): void {
    this.error = error;
    if (error instanceof ConnectionError) this.#retry.later(() => void again());
    else this.#retry.reset();
  }

  async #fetch(at: number): Promise<void> {
    const first = at - (at % PIECE);
    if (this.#positions.has(first) || this.#fetching.has(first)) return;
    this.#fetching.add(first);
    try {
      const { ahead, ...here } = await this.#connection.request("replay", {
        ...this.#parameters,
        number: first,
        ahead: PIECE - 1,
      });
      const known = new Map(this.#positions);
      for (const position of [here, ...ahead]) known.set(position.actions, position);
      this.#positions = known;
    } finally {
      this.#fetching.delete(first);
    }
  }
}
