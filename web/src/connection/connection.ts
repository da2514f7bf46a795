// What the page needs from whatever runs its games: a server now, a worker in the browser later.
import type {
  Arguments,
  ChatUpdate,
  LiveMessage,
  Operation,
  Preview,
  Result,
  TableSummary,
  TableUpdate,
} from "./types";

/** Something that receives the updates of one table. */
export interface Subscriber {
  readonly table: string;
  readonly invitation: string | null;
  /** What is known already; read at every (re)connection, so that only news are sent. */
  progress(): { line: number; heard: number; seat: number | null };
  receive(update: TableUpdate): void;
  receiveChat?(chat: ChatUpdate): void;
}

/** A message about the turn at a table, without the reference that links it to its answer. */
export type TurnMessage = Unreferenced<LiveMessage<"turn" | "draft" | "pledge">>;
type Unreferenced<M> = M extends unknown ? Omit<M, "ref"> : never;

/** The answer to a message: the new state of the table for a turn, else a preview. */
export type TurnAnswer<M extends { type: string }> = M["type"] extends "turn"
  ? TableUpdate
  : Preview;

/** What a request of an operation takes: nothing, if all its parameters are optional. */
export type ParametersOf<O extends Operation> =
  Record<never, never> extends Arguments<O>
    ? [parameters?: Arguments<O>]
    : [parameters: Arguments<O>];

/** Failures are thrown as `ApiError`, or as `ConnectionError` if there was no answer. */
export interface Connection {
  /** The tables on which it is the user's turn. */
  readonly turns: readonly TableSummary[];
  /** Whether the live connection broke; it reconnects automatically. */
  readonly isLost: boolean;
  /** Called when a request gets no answer. */
  onunreachable: (() => void) | undefined;
  request<O extends Operation>(operation: O, ...parameters: ParametersOf<O>): Promise<Result<O>>;
  /** The address of an operation's result, for links. */
  link<O extends Operation>(operation: O, ...parameters: ParametersOf<O>): string;
  /** Sends a message about a turn and returns its answer. */
  send<M extends TurnMessage>(message: M): Promise<TurnAnswer<M>>;
  /** Subscribes to a table; returns a function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void;
  /** Subscribes again, for a subscriber that has dropped its state or changed its seat. */
  resubscribe(subscriber: Subscriber): void;
  /** Opens the live connection, unless it is open. */
  connect(): void;
  /** Opens the live connection again: after signing in or out the user is another one. */
  reconnect(): void;
  /** Asks again on which tables it is the user's turn. */
  refreshTurns(): Promise<void>;
}
