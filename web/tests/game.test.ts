// A turn as a plan and as a draft, and the effect of its events.
import { describe, expect, test } from "vitest";
import type { Preview, TableUpdate, View } from "../src/connection/types";
import { ofKind, parse } from "../src/game/actions";
import { awaited, ownSeats } from "../src/game/hot-seat";
import { draftOf, EMPTY, finalPart, type Plan, planOf } from "../src/game/plan";
import { projectionOf } from "../src/game/projection";

describe("action texts", () => {
  test("are taken apart", () => {
    expect(parse("trade 2 hops>water")).toEqual({
      kind: "trade",
      count: 2,
      from: "hops",
      to: "water",
    });
    expect(parse("brewery none")).toEqual({ kind: "brewery", brewery: null });
    expect(parse("build town-hall-2 4")).toEqual({ kind: "build", card: "town-hall-2", plot: 4 });
  });

  test("that are none are refused", () => {
    expect(() => parse("dance")).toThrow('"dance" is no action.');
  });

  test("can be sorted by kind", () => {
    expect(ofKind(["drop hops", "kept", "drop water"], "drop").map(({ good }) => good)).toEqual([
      "hops",
      "water",
    ]);
  });
});

const SALE: Plan = { ...EMPTY, brewery: 2, sell: [3, 0, 1], office: "hops" };

describe("what stays at a table without undo", () => {
  test("is nothing while a sale is put together", () => {
    expect(finalPart(["brewery 2", "sell 3 hops"])).toEqual([]);
  });

  test("is everything up to the last build, or to the end of building", () => {
    expect(finalPart(["brewery 2", "build crane 1", "kept"])).toEqual([
      "brewery 2",
      "build crane 1",
    ]);
    expect(finalPart(["brewery none", "built", "under office"])).toEqual(["brewery none", "built"]);
  });
});

describe("the draft of a plan", () => {
  test("are nothing where nothing is planned", () => {
    expect(draftOf(EMPTY)).toEqual([]);
  });

  test("answer every question of a sale and have something to fall back on", () => {
    expect(draftOf(SALE)).toEqual([
      "brewery 2",
      "trade none",
      "sell 3 hops",
      "sell 0 hops",
      "sell 0 barley",
      "sell 1 water",
      "sell 0 water",
      "office hops",
      "office none",
    ]);
  });

  test("put a trade before the wish for none", () => {
    const draft = draftOf({ ...SALE, trade: "trade 1 hops>water" });
    expect(draft.slice(0, 3)).toEqual(["brewery 2", "trade 1 hops>water", "trade none"]);
  });

  test("end the building before cards are removed or put under", () => {
    const draft = draftOf({ ...EMPTY, trash: ["crane"], under: ["office", "market"] });
    expect(draft).toEqual(["built", "trash crane", "trashed", "under office", "under market"]);
  });

  test("keep the hand only after the cards that go under", () => {
    const draft = draftOf({ ...EMPTY, isBuilt: true, isKept: true, under: ["office"] });
    expect(draft).toEqual(["built", "trashed", "under office", "kept"]);
  });

  test("leave the scavenger's question open while nothing comes after it", () => {
    expect(draftOf({ ...EMPTY, isBuilt: true, isKept: true })).toEqual(["built", "kept"]);
  });

  test("say the same plan again", () => {
    const plan: Plan = {
      ...SALE,
      trade: "trade 2 barley>hops",
      builds: [
        { card: "crane", plot: 1 },
        { card: "bank-1", plot: 5 },
      ],
      isBuilt: true,
      trash: ["hops-1"],
      isTrashed: true,
      under: ["office", "palace-3"],
      isKept: true,
      drops: ["water", "water"],
    };
    expect(planOf(draftOf(plan))).toEqual(plan);
  });

  test("of an opening begin with the card that is kept", () => {
    const [first, ...others] = draftOf({ ...EMPTY, keep: "crane", under: ["office", "market"] });
    expect(first).toBe("keep crane");
    expect(others.slice(-2)).toEqual(["under office", "under market"]);
  });
});

const own = {
  coins: 5,
  goods: [2, 1, 1],
  plots: [null, null, null, "printed-hops", "printed-barley", "printed-water"],
};
const now = {
  seat: 0,
  palace_price: 8,
  seats: [own],
  own: { hand: ["crane", "office", "market"], known_tail: [], unseen: [] },
} as unknown as View;

describe("what a plan comes to", () => {
  const events: Preview["events"] = [
    { type: "Traded", seat: 0, count: 2, source: "hops", target: "water" },
    {
      type: "Sold",
      seat: 0,
      brewery: 1,
      goods: [0, 1, 3],
      prices: [1, 1, 2],
      prices_after: [1, 1, 1],
      coins: 7,
    },
    {
      type: "Earned",
      seat: 0,
      sale: 7,
      office: 0,
      office_good: null,
      banks: 0,
      guide: 0,
      income: 7,
      space: 7,
    },
    { type: "CardBuilt", seat: 0, card: "crane", plot: 4, cost: 4, covered: "printed-hops" },
    { type: "PutUnder", seat: 0, card: "office" },
  ];

  test("is the position itself where nothing is planned", () => {
    expect(projectionOf(now, [])).toMatchObject({ coins: 5, hand: ["crane", "office", "market"] });
  });

  test("counts coins, goods, plots and cards", () => {
    expect(projectionOf(now, events)).toMatchObject({
      coins: 8,
      goods: [0, 1, 3],
      hand: ["market"],
      under: ["office"],
      plots: [null, null, null, "crane", "printed-barley", "printed-water"],
    });
  });

  test("is nothing for somebody who only watches", () => {
    expect(projectionOf({ ...now, seat: null, own: null }, [])).toBeNull();
  });
});

describe("at one screen for several players", () => {
  const chair = (person: string | null, bot: string | null = null) => ({ person, bot });
  const update = (toMove: number | null, hotSeat = true) =>
    ({
      seat: null,
      view: { to_move: toMove },
      table: {
        status: "running",
        options: { hot_seat: hotSeat },
        seats: [chair("ada"), chair("ada"), chair(null, "steward")],
      },
    }) as unknown as TableUpdate;

  test("the own seats are those of the same person", () => {
    expect(ownSeats(update(0), "ada")).toEqual([0, 1]);
    expect(ownSeats(update(0), undefined)).toEqual([]);
  });

  test("the seat that is asked is awaited before it looks, and not after", () => {
    expect(awaited(update(1), 0, "ada")).toBe(1);
    expect(awaited(update(1), 1, "ada")).toBeNull();
  });

  test("whoever looks stays while a bot moves", () => {
    expect(awaited(update(2), 0, "ada")).toBeNull();
  });

  test("the first to look has to say who it is", () => {
    expect(awaited(update(2), null, "ada")).toBe(0);
    expect(awaited(update(1), null, "ada")).toBe(1);
  });

  test("a spectator is awaited by nobody", () => {
    expect(awaited(update(1), null, "bo")).toBeNull();
  });

  test("nobody is awaited at other tables", () => {
    expect(awaited(update(1, false), null, "ada")).toBeNull();
  });
});

test("a trade where no brewery was asked for is kept", () => {
  const plan = planOf(["trade 1 hops>water", "build crane 1"]);
  expect(draftOf(plan).slice(0, 3)).toEqual(["brewery none", "trade 1 hops>water", "trade none"]);
  expect(draftOf(planOf(["trade none"]))).toContain("trade none");
});
