// The live connection: one WebSocket for the whole page. It reconnects and resubscribes automatically.

import { ApiError, ConnectionError } from "./http";
import type { ChatUpdate, LiveMessage, TableSummary, TableUpdate } from "./types";

type Asked = LiveMessage<"watch" | "unwatch" | "turn" | "draft" | "pledge" | "ping">;
type Told = LiveMessage<"answer" | "table" | "chat">;
type Unreferenced<T> = T extends Asked ? Omit<T, "ref"> : never;

/** Something that receives the updates of one table. */
export interface Watcher {
  readonly table: string;
  readonly invitation: string | null;
  /** What is known already; read at every (re)connection, so that the server sends only what is new. */
  progress(): { line: number; heard: number; seat: number | null };
  receive(update: TableUpdate): void;
  receiveChat?(talk: ChatUpdate): void;
}

interface Waiting {
  answer(ok: unknown): void;
  refuse(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
const PATIENCE = 8_000;
const PULSE = 20_000;

class Line {
  /** The state of the connection; "quiet" before it is needed. */
  state = $state<"quiet" | "connecting" | "open" | "lost">("quiet");
  /** The tables on which it is the user's turn, as of the last ping. */
  turns = $state.raw<readonly TableSummary[]>([]);
  #socket: WebSocket | null = null;
  #watchers = new Set<Watcher>();
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #count = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;

  /** Subscribes to a table; returns a function that unsubscribes. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (this.state === "open") void this.#watch(watcher);
    else this.connect();
    return () => {
      this.#watchers.delete(watcher);
      const others = [...this.#watchers].some(({ table }) => table === watcher.table);
      if (this.state === "open" && !others) {
        void this.ask({ type: "unwatch", table: watcher.table }).catch(() => {});
      }
    };
  }

  /** Subscribes again, for a subscriber that has dropped its state or changed its seat. */
  again(watcher: Watcher): void {
    if (this.state === "open") void this.#watch(watcher);
  }

  /** Sends a message and returns the answer; throws an `ApiError` or a `ConnectionError`. */
  ask<T>(question: Unreferenced<Asked>): Promise<T> {
    const socket = this.#socket;
    if (this.state !== "open" || socket === null)
      return Promise.reject(new ConnectionError("live", { wasSent: false }));
    this.#count += 1;
    const ref = String(this.#count);
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        // A connection that does not answer is dead, even if it was not closed.
        this.#settle(ref)?.refuse(new ConnectionError("late"));
        socket.close();
      }, PATIENCE);
      this.#waiting.set(ref, { answer: (ok) => resolve(ok as T), refuse: reject, timer });
      socket.send(JSON.stringify({ ...question, ref }));
    });
  }

  /** Opens the connection, or reopens it: after signing in the server has to authenticate it again. */
  reconnect(): void {
    if (this.#socket) this.#socket.close();
    else this.connect();
  }

  connect(): void {
    if (this.#socket) return;
    if (this.state === "quiet") this.state = "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = () => this.#closed(socket);
  }

  #opened(): void {
    this.state = "open";
    this.#pause = FIRST_PAUSE;
    for (const watcher of this.#watchers) void this.#watch(watcher);
    this.#pulse = setInterval(() => void this.refresh(), PULSE);
    void this.refresh();
  }

  /** Asks which tables wait for the user. */
  async refresh(): Promise<void> {
    try {
      this.turns = (await this.ask<{ tables: TableSummary[] }>({ type: "ping" })).tables;
    } catch {
      // The connection was closed and is reconnecting.
    }
  }

  #watch({ table, invitation, progress }: Watcher): Promise<void> {
    return this.ask<void>({ type: "watch", table, invitation, ...progress() }).catch(() => {});
  }

  #hear(receive: Told): void {
    if (receive.type === "answer") {
      const waiting = this.#settle(receive.ref);
      if (receive.problem) waiting?.refuse(new ApiError(receive.problem));
      else waiting?.answer(receive.ok);
    } else if (receive.type === "chat") {
      for (const watcher of this.#of(receive.table)) watcher.receiveChat?.(receive);
    } else {
      for (const watcher of this.#of(receive.table.id)) watcher.receive(receive);
      // Browsers throttle the pings of a hidden page, which is when notifications matter.
      if (document.hidden && isWaiting(receive)) void this.refresh();
    }
  }

  #of(table: string): Watcher[] {
    return [...this.#watchers].filter((watcher) => watcher.table === table);
  }

  #settle(ref: string): Waiting | undefined {
    const waiting = this.#waiting.get(ref);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(ref);
    return waiting;
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pulse);
    this.state = "lost";
    for (const ref of [...this.#waiting.keys()])
      this.#settle(ref)?.refuse(new ConnectionError("live"));
    setTimeout(() => this.connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}

const isWaiting = ({ view }: TableUpdate) => view?.seat != null && view.to_move === view.seat;

export const line = new Line();
