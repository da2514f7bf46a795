// The live connection: one WebSocket for the whole page. It reconnects and resubscribes automatically.

import type { Subscriber } from "./connection";
import { ApiError, ConnectionError } from "./http";
import { Retry } from "./retry";
import type { LiveMessage, TableSummary, TableUpdate } from "./types";

type Request = LiveMessage<"watch" | "unwatch" | "turn" | "draft" | "pledge" | "ping">;
type Received = LiveMessage<"answer" | "table" | "chat">;
type Unreferenced<T> = T extends Request ? Omit<T, "ref"> : never;

interface Waiting {
  answer(ok: unknown): void;
  refuse(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

const PATIENCE = 8_000;
const PULSE = 20_000;

export class LiveConnection {
  /** The state of the connection; "quiet" before it is needed. */
  state = $state<"quiet" | "connecting" | "open" | "lost">("quiet");
  /** The tables on which it is the user's turn, as of the last ping. */
  turns = $state.raw<readonly TableSummary[]>([]);
  #socket: WebSocket | null = null;
  #subscribers = new Set<Subscriber>();
  #waiting = new Map<string, Waiting>();
  readonly #retry = new Retry();
  #count = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;

  /** Subscribes to a table; returns a function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    if (this.state === "open") void this.#watch(subscriber);
    else this.connect();
    return () => {
      this.#subscribers.delete(subscriber);
      const others = [...this.#subscribers].some(({ table }) => table === subscriber.table);
      if (this.state === "open" && !others) {
        void this.send({ type: "unwatch", table: subscriber.table }).catch(() => {});
      }
    };
  }

  /** Subscribes again, for a subscriber that has dropped its state or changed its seat. */
  resubscribe(subscriber: Subscriber): void {
    if (this.state === "open") void this.#watch(subscriber);
  }

  /** Sends a message and returns the answer; throws an `ApiError` or a `ConnectionError`. */
  send<T>(question: Unreferenced<Request>): Promise<T> {
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
    socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as Received);
    socket.onclose = () => this.#closed(socket);
  }

  #opened(): void {
    this.state = "open";
    this.#retry.reset();
    for (const subscriber of this.#subscribers) void this.#watch(subscriber);
    this.#pulse = setInterval(() => void this.refresh(), PULSE);
    void this.refresh();
  }

  /** Asks which tables wait for the user. */
  async refresh(): Promise<void> {
    try {
      this.turns = (await this.send<{ tables: TableSummary[] }>({ type: "ping" })).tables;
    } catch {
      // The connection was closed and is reconnecting.
    }
  }

  #watch({ table, invitation, progress }: Subscriber): Promise<void> {
    return this.send<void>({ type: "watch", table, invitation, ...progress() }).catch(() => {});
  }

  #receive(message: Received): void {
    if (message.type === "answer") {
      const waiting = this.#settle(message.ref);
      if (message.problem) waiting?.refuse(new ApiError(message.problem));
      else waiting?.answer(message.ok);
    } else if (message.type === "chat") {
      for (const subscriber of this.#of(message.table)) subscriber.receiveChat?.(message);
    } else {
      for (const subscriber of this.#of(message.table.id)) subscriber.receive(message);
      // Browsers throttle the pings of a hidden page, which is when notifications matter.
      if (document.hidden && isWaiting(message)) void this.refresh();
    }
  }

  #of(table: string): Subscriber[] {
    return [...this.#subscribers].filter((subscriber) => subscriber.table === table);
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
    this.#retry.later(() => this.connect());
  }
}

const isWaiting = ({ view }: TableUpdate) => view?.seat != null && view.to_move === view.seat;
