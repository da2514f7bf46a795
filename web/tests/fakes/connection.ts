// A connection for tests: requests and messages are answered by functions of the test.
import type { Connection, ParametersOf, Subscriber } from "../../src/connection/connection";
import { ConnectionError } from "../../src/connection/http";
import type { Operation, Result, TableSummary } from "../../src/connection/types";

/** Without an answer a request fails as if nobody were there. */
export class FakeConnection implements Connection {
  turns: readonly TableSummary[] = [];
  isLost = false;
  onunreachable: (() => void) | undefined;
  /** What was requested, in order. */
  readonly requests: { operation: Operation; parameters: unknown }[] = [];
  readonly subscribers = new Set<Subscriber>();
  /** Answers the messages of turns. */
  answer: (message: unknown) => Promise<unknown> = () =>
    Promise.reject(new ConnectionError("fake"));
  #answers = new Map<Operation, (parameters: unknown) => unknown>();

  /** Answers an operation from now on; what the function throws is thrown by the request. */
  on<O extends Operation>(
    operation: O,
    answer: (parameters: ParametersOf<O>[0]) => Result<O> | Promise<Result<O>>,
  ): void {
    this.#answers.set(operation, answer as (parameters: unknown) => unknown);
  }

  async request<O extends Operation>(
    operation: O,
    ...[parameters]: ParametersOf<O>
  ): Promise<Result<O>> {
    this.requests.push({ operation, parameters });
    const answer = this.#answers.get(operation);
    if (!answer) throw new ConnectionError(operation);
    return (await answer(parameters)) as Result<O>;
  }

  link<O extends Operation>(operation: O, ..._: ParametersOf<O>): string {
    return `/${operation}`;
  }

  send<T>(message: unknown): Promise<T> {
    return this.answer(message) as Promise<T>;
  }

  subscribe(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    return () => this.subscribers.delete(subscriber);
  }

  resubscribe(): void {}
  connect(): void {}
  reconnect(): void {}
  async refreshTurns(): Promise<void> {}
}
