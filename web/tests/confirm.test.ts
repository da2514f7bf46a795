// What is sent to the server is what the player saw when confirming, whatever the connection does.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, ConnectionError } from "../src/connection/http";
import type { LessonScript, Preview, TableUpdate } from "../src/connection/types";
import { Game } from "../src/game/game.svelte";
import { planOf } from "../src/game/plan";
import { Lesson } from "../src/learn/lesson.svelte";
import { Turn } from "../src/table/turn.svelte";
import { FakeConnection } from "./fakes/connection";

interface Question {
  type: "draft" | "turn" | "pledge";
  draft?: { number: number; actions: string[] };
  turn?: { id: string; number: number; actions: string[] };
}

let connection: FakeConnection;

const DELAY = 300;
/** Longer than the page waits before it sends a turn again. */
const LONG = 5_000;

/**
 * A server with a small game: up to three barley are sold, a crane can be built if at least one was,
 * and "kept" ends the turn.
 */
class Server {
  number = 0;
  isAway = false;
  /** Whether what is asked is done but the answer is lost. */
  losesAnswers = false;
  delay = () => DELAY;
  asked: Question[] = [];
  committed: string[][] = [];
  game: Game | undefined;
  #known = new Set<string>();

  async ask(question: Question): Promise<unknown> {
    if (this.isAway) throw new ConnectionError("live", { wasSent: false } as ErrorOptions);
    this.asked.push(question);
    await pause(this.delay() / 2);
    if (this.isAway) throw new ConnectionError("live");
    const answer = this.#answered(question);
    await pause(this.delay() / 2);
    if (this.isAway || this.losesAnswers) throw new ConnectionError("late");
    if (answer instanceof ApiError) throw answer;
    return answer;
  }

  get turns(): string[][] {
    return this.asked.flatMap(({ turn }) => (turn ? [turn.actions] : []));
  }

  /** What the page receives when it reconnects. */
  update(): TableUpdate {
    return {
      type: "table",
      number: this.number,
      seat: 0,
      now: 0,
      pledged: [],
      sealed: [],
      table: { id: "table", status: "running", seats: [], options: { undo: "free" } },
      view: { seat: 0, to_move: 0, turn: this.number, seats: [{ goods: [0, 3, 0] }] },
      log: { line: 0, first: this.number, events: [] },
    } as unknown as TableUpdate;
  }

  comeBack(): void {
    this.isAway = false;
    this.game?.receive(this.update());
  }

  #answered({ draft, turn }: Question): Preview | TableUpdate | ApiError {
    const { number, actions } = turn ?? draft ?? { number: -1, actions: [] };
    if (turn && this.#known.has(turn.id)) return this.update();
    if (number !== this.number) return refusal("stale");
    if (!turn) return preview(actions);
    if (!preview(actions).is_complete) return refusal("unfinished");
    this.#known.add(turn.id);
    this.committed.push(actions);
    this.number += 1;
    return this.update();
  }
}

const AMOUNTS = ["sell 0 barley", "sell 1 barley", "sell 2 barley", "sell 3 barley"];

/** The result of a draft; actions that do not fit are left out. */
function preview(draft: readonly string[]): Preview {
  const steps: string[] = [];
  for (const action of draft) {
    if (Number(action.split(" ")[1]) > 3) steps.push("sell 0 barley");
    else if (fits(action, steps)) steps.push(action);
    if (action === "kept") break;
  }
  return {
    type: "preview",
    is_complete: steps.includes("kept"),
    is_ahead: false,
    steps: steps.map((action) => ({ action, options: action.startsWith("sell") ? AMOUNTS : [] })),
    view: { seat: 0, to_move: 0, after: steps, options: [] },
    events: [],
  } as unknown as Preview;
}

function fits(action: string, steps: readonly string[]): boolean {
  if (!action.startsWith("build")) return true;
  return steps.some((step) => /sell [1-3]/.test(step));
}

const refusal = (reason: string) =>
  new ApiError({ type: `urn:problem:${reason}`, title: "", status: 409, detail: reason });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sale = (barley: number, ...more: string[]) => [`sell ${barley} barley`, ...more, "kept"];

let server: Server;
let game: Game;
let turn: Turn;

/** What the screen shows of the plan: how many barley are sold, and what is built. */
const shown = () => {
  const isAsked = turn.steps.some(({ options }) => options.length > 0);
  return { barley: isAsked ? turn.accepted.sell[1] : 0, builds: turn.accepted.builds };
};
const said = (actions: readonly string[]) => {
  const { sell, builds } = planOf(actions);
  return { barley: sell[1], builds };
};

beforeEach(async () => {
  vi.useFakeTimers();
  server = new Server();
  connection = new FakeConnection();
  connection.answer = (question) => server.ask(question as Question);
  game = new Game(connection, "table");
  server.game = game;
  turn = new Turn(game);
  game.receive(server.update());
  await pass(LONG);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a turn that is confirmed while a preview is on its way", () => {
  test("is sent as it is shown, once the preview has arrived", async () => {
    void game.edit(sale(1));
    await pass(DELAY);
    void game.edit(sale(0));
    expect(shown().barley).toBe(0);
    void game.confirm();
    await pass(LONG);

    expect(server.committed).toEqual([sale(0)]);
  });

  test("is sent once, however often it is confirmed", async () => {
    void game.edit(sale(1));
    await pass(DELAY);
    void game.edit(sale(2));
    void game.confirm();
    void game.confirm();
    await pass(DELAY);
    void game.confirm();
    await pass(LONG);

    expect(server.turns).toEqual([sale(2)]);
  });

  test("is not sent if the newest draft does not end it", async () => {
    void game.edit(sale(1));
    await pass(DELAY);
    void game.edit(["sell 1 barley"]);
    void game.confirm();
    await pass(LONG);

    expect(server.turns).toEqual([]);
    expect(game.activity).toBe("idle");
  });

  test("is not sent if the preview leaves out what was shown", async () => {
    void game.edit(sale(1, "build crane 1"));
    await pass(DELAY);
    void game.edit(sale(0, "build crane 1"));
    void game.confirm();
    await pass(LONG);

    expect(server.turns).toEqual([]);
    expect(shown().builds).toEqual([]);
  });

  test("is not sent if it is changed again before the preview arrives", async () => {
    void game.edit(sale(1));
    await pass(DELAY);
    void game.edit(sale(2));
    void game.confirm();
    await pass(DELAY / 3);
    void game.edit(sale(3));
    await pass(LONG);

    expect(server.turns).toEqual([]);
  });
});

describe("a turn that is confirmed while the server is away", () => {
  beforeEach(async () => {
    void game.edit(sale(1));
    await pass(DELAY);
    void game.edit(sale(2));
    await pass(DELAY);
    server.isAway = true;
    void game.confirm();
    await pass(DELAY);
  });

  test("is sent when the server is back", async () => {
    await pass(LONG);
    server.comeBack();
    await pass(LONG);

    expect(server.committed).toEqual([sale(2)]);
  });

  test("is not sent after it was undone", async () => {
    void game.undo();
    await pass(DELAY);
    server.comeBack();
    await pass(LONG);

    expect(server.turns).toEqual([]);
  });

  test("can be undone, and the screen shows it at once", async () => {
    void game.undo();
    await pass(DELAY);

    expect(shown().barley).toBe(1);
    expect((game.view as unknown as { after: string[] }).after).toEqual(sale(1));
  });

  test("can be changed and confirmed again, and then only the new one is sent", async () => {
    void game.undo();
    void game.confirm();
    await pass(LONG);
    server.comeBack();
    await pass(LONG);

    expect(server.turns).toEqual([sale(1)]);
  });

  test("is not sent by a screen that was left", async () => {
    const leave = game.open();
    void game.confirm();
    await pass(DELAY);
    leave();
    server.isAway = false;
    await pass(LONG);

    expect(server.turns).toEqual([]);
  });
});

describe("a turn that is on its way", () => {
  beforeEach(async () => {
    void game.edit(sale(1));
    await pass(DELAY);
    void game.edit(sale(2));
    await pass(DELAY);
    void game.confirm();
    await pass(DELAY / 3);
  });

  test("can be neither undone, nor started again, nor changed", async () => {
    for (const edit of [() => game.undo(), () => game.restart(), () => game.edit(sale(3))]) {
      void edit();
      expect(shown().barley).toBe(2);
      expect(game.activity).toBe("submitting");
    }
    await pass(LONG);

    expect(server.committed).toEqual([sale(2)]);
  });

  test("stays on its way when the table receives something else", async () => {
    game.receive({ ...server.update(), now: 1 });
    expect(game.activity).toBe("submitting");
    void game.confirm();
    await pass(LONG);

    expect(server.turns).toEqual([sale(2)]);
  });
});

describe("a turn whose answer was lost", () => {
  beforeEach(async () => {
    void game.edit(sale(1));
    await pass(DELAY);
    void game.edit(sale(2));
    await pass(DELAY);
    server.losesAnswers = true;
    void game.confirm();
    await pass(DELAY);
    server.losesAnswers = false;
    server.isAway = true;
  });

  test("is known as one that may have arrived, until the server says more", async () => {
    expect(game.submission).toMatchObject({ kind: "resending", mayHaveArrived: true });
    void game.undo();
    await pass(DELAY);
    expect(game.submission.kind).toBe("uncertain");
    server.comeBack();

    expect(game.submission.kind).toBe("idle");
  });

  test("is not followed by another one for the same question", async () => {
    void game.undo();
    void game.confirm();
    await pass(DELAY);
    server.comeBack();
    await pass(LONG);

    expect(server.committed).toEqual([sale(2)]);
    expect(game.draft).toEqual([]);
  });

  test("is sent again under the same name", async () => {
    server.isAway = false;
    await pass(LONG);

    const ids = server.asked.flatMap(({ turn }) => (turn ? [turn.id] : []));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(server.committed).toEqual([sale(2)]);
    expect(game.activity).toBe("idle");
  });
});

describe("at a table without undo", () => {
  test("a pledge of the steps that are shown does not stop a confirmed turn", async () => {
    void game.edit(sale(2, "build crane 1"));
    await pass(DELAY);
    server.isAway = true;
    void game.confirm();
    await pass(DELAY);
    game.receive({ ...server.update(), pledged: ["sell 2 barley", "build crane 1"] });
    expect(game.submission.kind).toBe("resending");
    server.isAway = false;
    await pass(LONG);

    expect(server.committed).toEqual([sale(2, "build crane 1")]);
  });
});

describe("in a lesson that wants two barley to be sold", () => {
  let lesson: Lesson;

  beforeEach(async () => {
    const steps = [{ kind: "answering", want: ["sell 2 barley"] }, { kind: "confirming" }];
    lesson = new Lesson(connection, { table: { id: "table" }, steps } as unknown as LessonScript);
    server.game = lesson;
    lesson.receive(server.update());
    await pass(LONG);
  });

  test("a turn that sells them is sent, if it was confirmed before its preview arrived, too", async () => {
    void lesson.edit(sale(3));
    await pass(DELAY);
    void lesson.edit(sale(2));
    void lesson.confirm();
    await pass(LONG);

    expect(server.committed).toEqual([sale(2)]);
  });

  test("a turn that is changed just before it is confirmed is not sent", async () => {
    void lesson.edit(sale(2));
    await pass(DELAY);
    void lesson.edit(sale(3));
    void lesson.confirm();
    await pass(LONG);

    expect(server.turns).toEqual([]);
    expect(lesson.isOffTrack).toBe(true);
  });
});

/** Small and the same everywhere, so that a failure can be repeated by its seed. */
function randomness(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe("whatever is done, in whatever order", () => {
  /** Plays one schedule; returns each turn that was sent, with what was confirmed and shown then. */
  async function played(seed: number): Promise<{ sent: unknown; seen: unknown }[]> {
    const random = randomness(seed);
    const found: { sent: unknown; seen: unknown }[] = [];
    server.delay = () => 20 + random(600);
    /** What was shown at the last confirmation, unless the turn was changed since. */
    let confirmed: unknown = null;
    connection.answer = (question) => {
      const { turn: sent } = question as Question;
      if (sent && !server.isAway) {
        const turn = said(sent.actions);
        found.push({
          sent: { seed, confirmed: turn, shown: turn },
          seen: { seed, confirmed, shown: shown() },
        });
      }
      return server.ask(question as Question);
    };
    const edit = (change: () => Promise<void>) => {
      const before = game.draft;
      void change();
      if (game.draft !== before) confirmed = null;
    };
    const steps: (() => void)[] = [
      () => edit(() => game.edit(sale(random(5)))),
      () => edit(() => game.edit(sale(random(4), "build crane 1"))),
      () => edit(() => game.edit([`sell ${random(4)} barley`])),
      () => edit(() => game.undo()),
      () => edit(() => game.restart()),
      () => {
        if (game.activity !== "submitting" && game.isMyTurn) confirmed = shown();
        void game.confirm();
      },
      () => {
        if (server.isAway) server.comeBack();
        else server.isAway = random(3) === 0;
      },
      () => {
        server.losesAnswers = random(4) === 0;
      },
      () => server.isAway || game.receive({ ...server.update(), now: random(9) }),
    ];
    for (let count = 0; count < 25; count += 1) {
      steps[random(steps.length)]?.();
      await pass(random(3) === 0 ? random(2_000) : random(200));
    }
    return found;
  }

  test.each(Array.from({ length: 20 }, (_, group) => group))(
    "only what was shown and confirmed is sent (%i)",
    async (group) => {
      const found = [];
      for (let seed = group * 20; seed < group * 20 + 20; seed += 1) {
        server = new Server();
        game = new Game(connection, "table");
        server.game = game;
        turn = new Turn(game);
        game.receive(server.update());
        await pass(LONG);
        found.push(...(await played(seed)));
        // Its timers must not reach into the next schedule.
        vi.clearAllTimers();
      }

      expect(found).not.toEqual([]);
      expect(found.map(({ sent }) => sent)).toEqual(found.map(({ seen }) => seen));
    },
  );
});
