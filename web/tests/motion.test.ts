// Events become scenes: things fly where they go, in the order they happen, and not for too long.
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../src/connection/types";
import { LONGEST_TURN, type Scene, scenes, shortened } from "../src/motion/scenes";

const turn = (seat: number): GameEvent => ({ type: "TurnBegan", seat });
const sale = (seat: number): GameEvent => ({
  type: "Sold",
  seat,
  brewery: 1,
  goods: [2, 0, 1],
  prices: [2, 1, 1],
  prices_after: [2, 1, 1],
  coins: 5,
});
const income = (seat: number, sold: number, banks = 0): GameEvent => ({
  type: "Earned",
  seat,
  sale: sold,
  office: 0,
  office_good: null,
  banks,
  guide: 0,
  income: sold + banks,
  space: sold + banks,
});
const build = (seat: number, card: "crane" | "palace-1"): GameEvent => ({
  type: "CardBuilt",
  seat,
  card,
  plot: 3,
  cost: 4,
  covered: null,
});

const things = ({ flights }: Scene) => flights.map(({ thing }) => thing.kind);
const total = (some: readonly Scene[]) => some.reduce((sum, { ms }) => sum + ms, 0);

describe("the turn of somebody else", () => {
  const shown = scenes([turn(1), sale(1), income(1, 5), build(1, "palace-1")], 0);

  test("is shown in the order in which it happened", () => {
    expect(shown.map(things)).toEqual([
      ["good", "good", "good"],
      ["coin", "marker"],
      ["card", "cube"],
    ]);
  });

  test("takes goods from the player to the brewery, and coins back", () => {
    expect(shown[0]?.flights[0]).toMatchObject({
      from: ["goods-1-hops", "seat-1"],
      to: ["brewery-2-hops", "brewery-2"],
    });
    expect(shown[1]?.flights[0]).toMatchObject({ from: ["brewery-2"], to: ["purse-1", "seat-1"] });
    expect(shown[1]?.flights[1]?.to[0]).toBe("track-next-5");
  });

  test("hides a card that is built until it has come down", () => {
    expect(shown.map(({ hides }) => hides)).toEqual([null, null, "plot-1-3"]);
  });

  test("is told in sentences, but an income only where no sale tells it", () => {
    expect(shown.map(({ caption }) => caption?.type)).toEqual(["Sold", undefined, "CardBuilt"]);
    expect(scenes([turn(1), income(1, 0, 3)], 0).map(({ caption }) => caption?.type)).toEqual([
      "Earned",
    ]);
  });

  test("never takes longer than its time", () => {
    const long = [turn(1), sale(1), income(1, 5), ...Array<GameEvent>(9).fill(build(1, "crane"))];
    expect(total(scenes(long, 0))).toBeCloseTo(LONGEST_TURN);
    expect(total(scenes([...long, ...long], 0))).toBeCloseTo(2 * LONGEST_TURN);
  });
});

test("nothing is said of the own turn, and what was built by hand does not fly again", () => {
  const shown = scenes([turn(0), sale(0), income(0, 5), build(0, "crane")], 0);
  expect(shown.map(({ caption }) => caption)).toEqual([null, null]);
});

test("the own harvest flies from the fields it grew on", () => {
  const harvest: GameEvent = { type: "Harvested", seat: 0, goods: [3, 0, 0] };
  const plots = ["hops-2", null, "crane", "printed-hops", "printed-barley", null];
  const [scene] = scenes([harvest], 0, plots);
  expect(scene?.flights.map(({ from }) => from[0])).toEqual(["plot-0-1", "plot-0-4", "plot-0-1"]);
  expect(scenes([{ ...harvest, seat: 1 }], 0, plots)).toEqual([]);
});

test("secrets do not fly: what others draw and put under stays unseen", () => {
  expect(
    scenes(
      [
        { type: "DrewUnseen", seat: 1, count: 3 },
        { type: "PutUnderUnseen", seat: 1 },
      ],
      0,
    ),
  ).toEqual([]);
});

test("in the market phase the prices of all breweries move at once", () => {
  const rise = (brewery: number): GameEvent => ({
    type: "PricesRose",
    brewery,
    prices: [1, 1, 1],
    prices_after: [2, 1, 1],
  });
  const shown = scenes([turn(1), rise(0), rise(2)], 0);
  expect(shown.map(({ slides }) => slides)).toEqual([[1, 3]]);
});

test("scenes are shortened only where they are too long, and all alike", () => {
  const some = scenes([turn(1), sale(1), income(1, 5)], 0);
  expect(shortened(some, 60_000)).toEqual(some);
  expect(total(shortened(some, 100))).toBeCloseTo(100);
});
