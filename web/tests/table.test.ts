// The small sums behind the table's gestures, its clock and its sentences.
import { beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../src/connection/http";
import type { Occupant, Table, TableUpdate, View } from "../src/connection/types";
import type { Game } from "../src/game/game.svelte";
import { namesOf } from "../src/game/seats";
import { remaining, timesLeft } from "../src/table/clock";
import { news } from "../src/table/news";
import { partsOf, tracksOf } from "../src/table/players";
import { promptText, question } from "../src/table/prompt";
import { bonus, exchanged, goodsAfter, moved } from "../src/table/sale-amounts";
import { awaitedFor, isAsker } from "../src/table/takeback";
import type { Turn } from "../src/table/turn.svelte";
import { tableErrorText } from "../src/text/errors";
import { i18n } from "../src/text/i18n.svelte";

beforeAll(() => i18n.use("en"));

test("of markers on one space the one that came last lies on top of the next track (R3.10)", () => {
  const game = { seats: [{ name: "Ada" }, { name: "Bo" }, { name: "Cleo" }] } as unknown as Game;
  const arrived = [1, 2, 0].map((seat) => ({ seat, space: 3 }));
  const queue = [2, 0, 1].map((seat) => ({ seat, space: 0 }));
  const { now, next } = tracksOf(game, { queue, arrived });

  expect(now.map(({ player }) => player)).toEqual(["Cleo", "Ada", "Bo"]);
  expect(next.map(({ player }) => player)).toEqual(["Ada", "Cleo", "Bo"]);
});

describe("names of seats", () => {
  const named = async (language: string, seat: Partial<Occupant>): Promise<string> => {
    await i18n.use(language);
    const [name = ""] = namesOf([
      { name: "Steward 2", person: null, bot: null, ...seat } as Occupant,
    ]);
    await i18n.use("en");
    return name;
  };

  test("a bot is named in the language of the reader", async () => {
    expect(await named("en", { bot: "steward" })).toBe("Steward 2");
    expect(await named("de", { bot: "steward" })).toBe("Verwalter 2");
    expect(await named("it", { bot: "steward", name: "Steward" })).toBe("Fattore");
  });

  test("people keep their names, whoever stands in for them", async () => {
    expect(await named("de", {})).toBe("Steward 2");
    expect(await named("de", { person: "ada", bot: "steward" })).toBe("Steward 2");
    expect(await named("de", { name: "–", bot: "steward" })).toBe("–");
  });
});

describe("a trade", () => {
  test("moves goods from one kind to the other", () => {
    expect(goodsAfter([3, 0, 1], "trade 2 hops>barley")).toEqual([1, 2, 1]);
    expect(goodsAfter([3, 0, 1], null)).toEqual([3, 0, 1]);
  });

  test("keeps all on offer where all were, and never more than there is", () => {
    expect(exchanged([3, 0, 1], [3, 0, 2], [1, 2, 2])).toEqual([1, 2, 1]);
    expect(exchanged([2, 0, 0], [3, 0, 0], [1, 2, 0])).toEqual([1, 2, 0]);
  });
});

describe("the office", () => {
  test("pays for what is sold most until the player says otherwise", () => {
    expect(bonus(undefined, [2, 2, 6])).toBe("water");
    expect(bonus("hops", [2, 2, 6])).toBe("hops");
    expect(bonus("hops", [0, 2, 6])).toBe("water");
  });

  test("pays for nothing where the player or the sale wants nothing", () => {
    expect(bonus(null, [2, 2, 6])).toBeNull();
    expect(bonus(undefined, [0, 0, 0])).toBeNull();
  });
});

describe("a row of cards", () => {
  test("takes a card to another place", () => {
    expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
  });

  test("ends at its ends", () => {
    const row = ["a", "b", "c"];
    expect(moved(row, "c", 9)).toBe(row);
    expect(moved(row, "a", -1)).toBe(row);
    expect(moved(row, "x", 1)).toBe(row);
  });
});

describe("time left", () => {
  test("is told in the unit that says enough", () => {
    expect(remaining(2 * 24 * 3_600_000 + 3_600_000)).toMatchObject({
      unit: "days",
      days: 2,
      hours: 1,
    });
    expect(remaining(3_600_000 + 120_000)).toMatchObject({ unit: "hours", hours: 1, minutes: 2 });
    expect(remaining(125_000)).toMatchObject({ unit: "minutes", minutes: 2, seconds: "05" });
  });

  test("is short in the last minute and never negative", () => {
    expect(remaining(59_000).isShort).toBe(true);
    expect(remaining(-5)).toMatchObject({ minutes: 0, seconds: "00" });
  });
});

describe("the time of every seat", () => {
  const chair = (bank: number, bot: string | null = null) => ({ person: "p", bot, bank });
  const bot = { person: null, bot: "steward", bank: 60_000 };
  const table = (kind: string, more: object = {}) =>
    ({
      status: "running",
      options: { pace: { kind }, chapter: null },
      deadline: 5_000,
      seats: [chair(90_000), chair(70_000), chair(60_000, "steward"), bot, null],
      ...more,
    }) as unknown as Table;

  test("runs for the one to move and stands for other people, and bots have none", () => {
    expect(timesLeft(table("live"), 0, 1_000)).toEqual([4_000, 70_000, null, null, null]);
    expect(timesLeft(table("live", { deadline: null }), 3, 1_000)[0]).toBe(90_000);
  });

  test("is shown only while a game runs in which all play at once", () => {
    const none = [null, null, null, null, null];
    expect(timesLeft(table("days"), 0, 1_000)).toEqual(none);
    expect(timesLeft(table("free"), 0, 1_000)).toEqual(none);
    expect(timesLeft(table("live", { status: "over" }), 0, 1_000)).toEqual(none);
    const lesson = { options: { pace: { kind: "live" }, chapter: "sale" } };
    expect(timesLeft(table("live", lesson), 0, 1_000)).toEqual(none);
  });
});

test("palace parts on a board are counted", () => {
  expect(partsOf([null, "palace-2", "crane", "printed-hops", "palace-6", null])).toBe(2);
});

describe("the question", () => {
  const asked = (what: View["asked"]) => question({ asked: what } as View);

  test("names good and brewery of a sale", () => {
    expect(asked({ type: "Selling", seat: 0, brewery: 1, sold: [2] })).toBe(
      "Choose the amount of barley to sell to Rabenried.",
    );
  });

  test("tells the two steps of an opening apart", () => {
    expect(asked({ type: "Opening", seat: 0, kept: null })).toContain("keep");
    expect(asked({ type: "Opening", seat: 0, kept: "crane" })).toContain("under your deck");
  });
});

describe("the one sentence", () => {
  const view = (type: string, options: string[] = []) =>
    ({
      seat: 0,
      to_move: 0,
      asked: { type, left: 1 },
      options,
      own: { hand: ["crane", "bank-1", "office", "market"] },
      keeps: 1,
    }) as unknown as View;
  const said = (now: View, steps: { action: string; options: string[] }[], isComplete = false) => {
    const game = { committed: now, view: now, isMyTurn: true, submission: { kind: "idle" } };
    const projection = { coins: 0, hand: ["crane", "bank-1"] };
    const turn = { steps, view: now, isComplete, isAhead: false, selected: null, projection };
    return promptText(game as unknown as Game, turn as unknown as Turn);
  };
  const sold = { action: "sell 1 hops", options: ["sell 0 hops", "sell 1 hops"] };
  const built = { action: "built", options: ["build crane 1", "built"] };

  test("says that nothing can be paid where nobody asks what to build", () => {
    expect(said(view("Discarding"), [sold])).toMatch(
      /^You can’t afford any of your cards yet\. Put/,
    );
    expect(said(view("Discarding"), [sold, built])).toMatch(/^Put \d more cards/);
    expect(said(view("Building"), [sold])).toMatch(/^Choose a card to build/);
  });

  test("says how many cards go under the deck and how many stay", () => {
    const now = view("Discarding");
    expect(said(now, [built])).toBe(
      "Put 3 more cards under your deck, in the order you will draw them. You keep one.",
    );
    expect(said({ ...now, keeps: 3 }, [built])).toMatch(/^Put one more card .* You may keep 3\.$/);
  });

  test("says that the rest may be kept, and afterwards how much is", () => {
    const now = view("Discarding", ["under crane", "kept"]);
    expect(said(now, [built])).toBe("Choose a card to put under your deck, or keep the rest.");
    const kept = { action: "kept", options: ["under crane", "kept"] };
    expect(said(now, [built, kept], true)).toMatch(/^You keep 2 cards\. Confirm/);
  });
});

describe("an answer that waits for those before it", () => {
  const seats = ["Ada", "Bo", "Cy", "Di"].map((name) => ({ name, bot: null }));
  const said = (sealed: string[], view: object, bot: string | null = null) => {
    const committed = {
      seat: 0,
      to_move: 1,
      queue: [1, 2, 0, 3].map((seat) => ({ seat })),
      ...view,
    };
    const chairs = seats.map((chair, seat) => (seat > 1 ? { ...chair, bot } : chair));
    const game = { committed, seats: chairs, isReady: true, isMyTurn: false, update: { sealed } };
    return promptText(game as unknown as Game, { isPlayedByBot: false, isAhead: false } as Turn);
  };

  test("says in an opening for whom everybody waits, and who may not be ready either", () => {
    const opening = ["keep crane", "under office"];
    expect(said(opening, { stage: "opening" })).toBe(
      "You are ready. Waiting for Bo, and perhaps for Cy and Di.",
    );
    expect(said(opening, { stage: "opening" }, "steward")).toBe(
      "You are ready. Bo is still arranging the opening.",
    );
  });

  test("says what comes of it where a laboratory was asked", () => {
    expect(said(["draw"], { stage: "draw" })).toMatch(
      /^You draw another card when it is your turn/,
    );
    expect(said(["enough"], { stage: "draw" })).toBe(
      "You draw no more cards. Bo is still deciding.",
    );
  });
});

describe("a request to take a turn back", () => {
  const chair = (person: string | null, bot: string | null = null) => ({ person, bot });
  const table = (seats: object[], seat: number, agreed: number[] = []) =>
    ({ seats, takeback: { seat, agreed } }) as unknown as Table;

  test("waits for the people who play themselves and have not agreed", () => {
    const seats = [chair("a"), chair("b"), chair("c"), chair("d", "steward"), chair(null, "clerk")];
    expect(awaitedFor(table(seats, 0))).toEqual([1, 2]);
    expect(awaitedFor(table(seats, 0, [1]))).toEqual([2]);
    expect(awaitedFor({ ...table(seats, 0), takeback: null })).toEqual([]);
  });

  test("is the own one on every seat of the same person", () => {
    const seats = [chair("a"), chair("a"), chair("b")];
    expect([0, 1, 2, null].map((seat) => isAsker(table(seats, 0), seat))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("an error at a table", () => {
  const refused = (reason: string) =>
    new ApiError({
      type: `urn:furstenfeld:problem:${reason}`,
      title: "",
      status: 409,
      detail: "No.",
    });

  test("says what to do where it is a common one", () => {
    expect(tableErrorText(refused("stale"))).toContain("already been played");
  });

  test("gives the server's own words where it is not", () => {
    expect(tableErrorText(refused("odd"))).toBe("The server refused: No.");
  });
});

describe("the news", () => {
  const ada = { name: "Ada", person: "a", bot: null, is_resigned: false };
  const bo = { ...ada, name: "Bo", person: "b" };
  const away = { ...bo, bot: "steward" };
  const resigned = { ...away, is_resigned: true };
  const receive = (table: object, more: object = {}) =>
    ({
      table: { id: "t", status: "running", takeback: null, ...table },
      seat: 0,
      log: { line: 0, first: 9, events: [] },
      ...more,
    }) as unknown as TableUpdate;
  const seated = (...seats: object[]) => receive({ seats });

  test("tell that a bot is playing for somebody, that somebody resigned, or is back", () => {
    expect(news(seated(ada, bo), seated(ada, away))).toEqual(["A bot plays for Bo now."]);
    expect(news(seated(ada, away), seated(ada, resigned))).toEqual(["Bo resigns. A bot plays on."]);
    expect(news(seated(ada, away), seated(ada, bo))).toEqual(["Bo is back and plays again."]);
  });

  test("are none where nothing changed, or a seat always was a bot's", () => {
    const bot = { ...away, person: null };
    expect(news(seated(ada, bot), seated(ada, bot))).toEqual([]);
    expect(news(seated(ada, away), seated(ada, away))).toEqual([]);
  });

  test("leave out the own seat, which has a notice of its own", () => {
    expect(news(seated(ada, bo), seated({ ...ada, bot: "steward" }, bo))).toEqual([]);
  });

  const asked = (seat: number) => receive({ seats: [ada, bo], takeback: { seat, agreed: [] } });
  const back = { log: { line: 1, first: 0, events: [] } };
  const further = { log: { line: 0, first: 9, events: [{ type: "TurnBegan" }] } };

  test("tell whoever asked to take a turn back what came of it", () => {
    const seats = [ada, bo];
    expect(news(asked(0), receive({ seats }, back))).toEqual([
      "Your turn is taken back. Play it again.",
    ]);
    expect(news(asked(0), receive({ seats }))[0]).toMatch(/not everyone agreed/);
    expect(news(asked(0), receive({ seats }, further))[0]).toMatch(/game has moved on/);
    expect(news(asked(0), asked(0))).toEqual([]);
  });

  test("say nothing of a request that was withdrawn here", () => {
    expect(news(asked(0), receive({ seats: [ada, bo] }), true)).toEqual([]);
  });

  test("tell the others only of a turn that was taken back", () => {
    const seats = [ada, bo];
    expect(news(asked(1), receive({ seats }, back))).toEqual(["Bo takes back a turn."]);
    expect(news(asked(1), receive({ seats }))).toEqual([]);
  });

  test("begin anew where another seat takes the screen", () => {
    const other = receive({ seats: [ada, away] }, { seat: 1 });
    expect(news(seated(ada, bo), other)).toEqual([]);
  });
});
