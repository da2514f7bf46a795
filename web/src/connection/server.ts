// The connection to a server: requests over HTTP, everything live over one WebSocket.
import type { Connection, ParametersOf, Subscriber, TurnMessage } from "./connection";
import { addressOf, ConnectionError, request } from "./http";
import { LiveConnection } from "./live.svelte";
import type { Operation, Result, TableSummary } from "./types";

export class ServerConnection implements Connection {
  onunreachable: (() => void) | undefined;
  readonly #live = new LiveConnection();

  get turns(): readonly TableSummary[] {
    return this.#live.turns;
  }

  get isLost(): boolean {
    return this.#live.state === "lost";
  }

  async request<O extends Operation>(
    operation: O,
    ...[parameters]: ParametersOf<O>
  ): Promise<Result<O>> {
    try {
      return await request<Result<O>>(operation, parameters);
    } catch (error) {
      if (error instanceof ConnectionError) this.onunreachable?.();
      throw error;
    }
  }

  link<O extends Operation>(operation: O, ...[parameters]: ParametersOf<O>): string {
    return addressOf(operation, parameters);
  }

  send<T>(message: TurnMessage): Promise<T> {
    return this.#live.send(message);
  }

  subscribe(subscriber: Subscriber): () => void {
    return this.#live.subscribe(subscriber);
  }

  resubscribe(subscriber: Subscriber): void {
    this.#live.resubscribe(subscriber);
  }

  connect(): void {
    this.#live.connect();
  }

  reconnect(): void {
    this.#live.reconnect();
  }

  refreshTurns(): Promise<void> {
    return this.#live.refresh();
  }
}
