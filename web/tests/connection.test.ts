// What the page does while the server is busy, away, or slow, with a fake connection and fake time.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, ConnectionError } from "../src/connection/http";
import { Mutation, Query } from "../src/connection/query.svelte";
import type { Edition, GameHistory, ReviewedTurn, TableUpdate } from "../src/connection/types";
import { TurnReview } from "../src/end/turn-review.svelte";
import { Replay } from "../src/replay/replay.svelte";
import { Session } from "../src/session";
import { FakeConnection } from "./fakes/connection";

const LONG = 10_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const problem = (reason: string, status = 409) =>
  new ApiError({ type: `urn:problem:${reason}`, title: "", status, detail: reason });

let connection: FakeConnection;

beforeEach(() => {
  vi.useFakeTimers();
  connection = new FakeConnection();
});

afterEach(() => {
  vi.useRealTimers();
});

const asked = (operation: string) =>
  connection.requests.filter((request) => request.operation === operation).length;

describe("a query", () => {
  test("asks again until the server can be reached, and then at its interval", async () => {
    let isAway = true;
    const query = new Query(
      async () => {
        if (isAway) throw new ConnectionError("away");
        return "here";
      },
      { every: LONG },
    );
    const close = query.open();
    await pass(1);
    expect(query.value).toBeUndefined();
    isAway = false;
    await pass(LONG / 2);
    expect(query.value).toBe("here");
    close();
  });

  test("keeps what the server refused, and asks no more once it is closed", async () => {
    const ask = vi.fn(() => Promise.reject(problem("gone")));
    const query = new Query(ask, { every: 1_000 });
    const close = query.open();
    await pass(1);
    expect(query.error).toBeInstanceOf(ApiError);
    close();
    await pass(LONG);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

test("a mutation runs one change at a time and keeps its error", async () => {
  const mutation = new Mutation();
  const slow = mutation.run(() => new Promise((resolve) => setTimeout(resolve, 100, "first")));
  expect(mutation.isBusy).toBe(true);
  expect(await mutation.run(() => Promise.resolve("second"))).toBeUndefined();
  await pass(100);
  expect(await slow).toBe("first");
  await mutation.run(() => Promise.reject(problem("stale")));
  expect(mutation.error).toBeInstanceOf(ApiError);
  expect(mutation.isBusy).toBe(false);
});

describe("a session", () => {
  test("asks for the server until it answers, and notices when it is gone", async () => {
    const { presence } = new Session(connection);
    void presence.find();
    await pass(1);
    expect(presence.state).toBe("gone");
    connection.on("health", () => ({ status: "ok", version: "1.2.3" }));
    connection.on("getMe", () => {
      throw problem("unknown", 401);
    });
    await pass(LONG);
    expect(presence.state).toBe("there");
    expect(presence.version).toBe("1.2.3");
    connection.onunreachable?.();
    expect(presence.state).toBe("gone");
  });

  test("fetches an edition once, and again only after a failure", async () => {
    const { editions } = new Session(connection);
    await expect(editions.named("reconstructed")).rejects.toThrow();
    connection.on("getEdition", () => ({ name: "reconstructed" }) as Edition);
    await editions.named("reconstructed");
    await editions.named("reconstructed");
    expect(asked("getEdition")).toBe(2);
  });
});

describe("a review of turns", () => {
  const reviewed = { played: 0.5, best: 0.6 } as ReviewedTurn;

  test("waits for a busy server and goes on", async () => {
    let isBusy = true;
    connection.on("look", () => {
      if (isBusy) throw problem("too-many-requests", 429);
      return reviewed;
    });
    const review = new TurnReview(connection, "table", null);
    void review.see([3, 7]);
    await pass(1);
    expect(review.reviewed.size).toBe(0);
    isBusy = false;
    await pass(LONG);
    expect([...review.reviewed.keys()]).toEqual([3, 7]);
    expect(review.asked).toEqual([]);
  });

  test("stops at another error and shows it", async () => {
    connection.on("look", () => {
      throw problem("no-champion");
    });
    const review = new TurnReview(connection, "table", null);
    await review.see([3, 7]);
    expect(review.error).toBeInstanceOf(ApiError);
    expect(asked("look")).toBe(1);
  });

  test("asks nothing more once the player has left", async () => {
    const review = new TurnReview(connection, "table", null);
    void review.see([3]);
    await pass(1);
    review.stop();
    await pass(LONG);
    expect(asked("look")).toBe(1);
  });
});

describe("a replay", () => {
  const update = { table: { status: "over", seats: [] } } as unknown as TableUpdate;
  const history = {
    beginning: [],
    done: Array.from({ length: 60 }, () => ({ seat: 0, action: "kept", events: [] })),
  } as unknown as GameHistory;
  const chunk = (first: number) =>
    Array.from({ length: 25 }, (_, index) => ({ actions: first + index }));

  beforeEach(() => {
    connection.on("getTable", () => update);
    connection.on("retell", () => history);
    connection.on("replay", ({ number }) => {
      const [here, ...ahead] = chunk(number);
      return { ...here, ahead } as never;
    });
  });

  test("loads the chunk of the moment, and the next one before it is reached", async () => {
    const replay = new Replay(connection, "table", null);
    await replay.open(3);
    expect(replay.position?.actions).toBe(3);
    expect(asked("replay")).toBe(1);
    replay.go(20);
    await pass(1);
    expect(asked("replay")).toBe(2);
  });

  test("is opened again by itself when the server is back", async () => {
    const away = new FakeConnection();
    const replay = new Replay(away, "table", null);
    await replay.open(0);
    expect(replay.error).toBeInstanceOf(ConnectionError);
    away.on("getTable", () => update);
    away.on("retell", () => history);
    away.on("replay", ({ number }) => ({ ...chunk(number)[0], ahead: [] }) as never);
    await pass(LONG);
    expect(replay.error).toBeUndefined();
    expect(replay.last).toBe(60);
  });

  test("shows nothing of a game that goes on", async () => {
    connection.on("getTable", () => ({ table: { status: "running" } }) as unknown as TableUpdate);
    const replay = new Replay(connection, "table", null);
    await replay.open(0);
    expect(replay.retold).toBeUndefined();
    expect(asked("retell")).toBe(0);
  });
});
