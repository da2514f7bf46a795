// The curve of a game is read off its events, and every chart has a scale that holds it.
import { describe, expect, test } from "vitest";
import type { GameEvent, ReviewedTurn } from "../src/connection/types";
import { breakDown, turnsOf } from "../src/end/chance-breakdown";
import { inPercent, turningPoint } from "../src/end/chances";
import { curveOf } from "../src/end/curve";
import { verify } from "../src/end/proof";
import { apart, labelled, ticks } from "../src/end/scale";

const round = (number: number): GameEvent => ({ type: "RoundBegan", round: number, order: [0, 1] });
const earned = (seat: number, income: number): GameEvent => ({
  type: "Earned",
  seat,
  sale: income,
  office: 0,
  office_good: null,
  banks: 0,
  guide: 0,
  income,
  space: income,
});
const built = (seat: number, card: "crane" | "palace-1", cost: number): GameEvent => ({
  type: "CardBuilt",
  seat,
  card,
  plot: 1,
  cost,
  covered: null,
});

describe("the curve of a game", () => {
  const events: GameEvent[] = [
    { type: "Drew", seat: 0, cards: ["crane"] },
    round(1),
    { type: "TurnBegan", seat: 0 },
    {
      type: "Sold",
      seat: 0,
      brewery: 0,
      goods: [2, 0, 0],
      prices: [2, 1, 1],
      prices_after: [1, 1, 1],
      coins: 4,
    },
    earned(0, 4),
    built(0, "crane", 5),
    { type: "TurnBegan", seat: 1 },
    earned(1, 3),
    round(2),
    { type: "TurnBegan", seat: 1 },
    earned(1, 9),
    built(1, "palace-1", 8),
    { type: "PricesRose", brewery: 0, prices: [1, 1, 1], prices_after: [2, 1, 3] },
  ];
  const curve = curveOf(events, {
    coins: [1, 6],
    prices: [
      [2, 1, 3],
      [1, 1, 1],
    ],
  });

  test("has a value for each round", () => {
    expect(curve.rounds).toEqual([1, 2]);
    expect(curve.income).toEqual([
      [4, 0],
      [3, 9],
    ]);
    expect(curve.parts).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test("counts coins back from those at the end", () => {
    expect(curve.coins).toEqual([
      [1, 1],
      [5, 6],
    ]);
  });

  test("has the mean price of each good, before a change as the event says", () => {
    expect(curve.prices).toEqual([
      [1, 1.5],
      [1, 1],
      [1, 2],
    ]);
  });
});

test("a scale begins at 0, has few lines, and holds the highest value", () => {
  for (const highest of [0, 1, 3, 6, 7, 12, 25, 58, 103, 999]) {
    const lines = ticks(highest);
    expect(lines[0]).toBe(0);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(1, highest));
    expect(lines.length).toBeLessThanOrEqual(5);
  }
});

test("all rounds of a short game are named, and some of a long one", () => {
  const rounds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  expect(labelled(rounds(9))).toEqual(rounds(9));
  expect(labelled(rounds(23))).toEqual([1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
});

test("signs at the end of lines never cover each other", () => {
  const moved = apart([50, 52, 51, 100], 10).toSorted((a, b) => a - b);
  for (const [index, at] of moved.entries()) {
    if (index > 0) expect(at - (moved[index - 1] ?? 0)).toBeGreaterThanOrEqual(10);
  }
  expect(apart([10, 40], 10)).toEqual([10, 40]);
});

describe("a proof of a fair deal", () => {
  // Made by furstenfeld.server.core.fair_deal.prove("t", "ab" * 32, ("Frühling & \"co\"", "")).
  const proof = {
    scheme: "furstenfeld-fair-1",
    table: "t",
    promise: "2337df0e745b8d5cb4624a69f20998ceabd5236a36c7e2d54604bfe245526fd7",
    secret: "ab".repeat(32),
    contributions: ['Frühling & "co"', ""],
    seed: "b5d8365597c3ccfccc65bff6b5634a80b25b4dec4365001c1f25e989cbff1cac",
  };

  test("holds for what the server made", async () => {
    expect(await verify(proof, proof.promise)).toEqual({ promise: true, seed: true });
  });

  test("fails where the secret, a contribution or the promise was changed", async () => {
    const other = "0".repeat(64);
    expect(await verify({ ...proof, secret: other }, proof.promise)).toEqual({
      promise: false,
      seed: false,
    });
    expect(await verify({ ...proof, contributions: ["", ""] }, proof.promise)).toEqual({
      promise: true,
      seed: false,
    });
    expect(await verify(proof, other)).toEqual({ promise: false, seed: true });
  });
});

describe("the chances of a game", () => {
  const chances = {
    rounds: [1, 2, 3],
    seats: [
      [0.5, 0.2, 0.61],
      [0.5, 0.9, 0.4],
    ],
    turns: [
      [3, 11, 20],
      [7, 15, null],
    ],
    stand_ins: [],
  };

  test("are shown in percent, all seats together having 100 in every round", () => {
    expect(inPercent(chances)).toEqual([
      [50, 18, 60],
      [50, 82, 40],
    ]);
  });

  test("turn where those of the winner rose most", () => {
    expect(turningPoint(chances, [0])).toEqual({ seat: 0, round: 2, before: 18, after: 60 });
  });

  test("may turn in the last turn, after which a winner has it all", () => {
    expect(turningPoint(chances, [1])).toEqual({ seat: 1, round: 3, before: 40, after: 100 });
  });

  test("have no turn where nobody won, or several did", () => {
    expect(turningPoint(chances, [])).toBeUndefined();
    expect(turningPoint(chances, [0, 1])).toBeUndefined();
  });

  const look = (before: number, played: number, best: number): ReviewedTurn => ({
    round: 1,
    seat: 0,
    before,
    played,
    best,
    done: [],
    better: played < best ? [built(0, "crane", 3)] : null,
  });

  test("are taken apart from an even share to what was won", () => {
    const reviewed = new Map(
      [look(3, 0.4, 0.5), look(11, 0.2, 0.2), look(20, 0.5, 0.6)].map((each) => [
        each.before,
        each,
      ]),
    );
    const { deal, rows, mistakes, cost } = breakDown(chances, 0, reviewed, [0]);
    const changes = rows.flatMap(({ own, rest }) => [own ?? 0, rest ?? 0]);

    expect(changes.reduce((all, one) => all + one, 50 + deal)).toBeCloseTo(100);
    expect(deal).toBeCloseTo(0);
    expect(rows.map((row) => Math.round(row.own ?? 99))).toEqual([-10, 0, -10]);
    expect(rows.map((row) => Math.round(row.rest ?? 99))).toEqual([-20, 41, 49]);
    expect(mistakes).toBe(2);
    expect(cost).toBeCloseTo(10);
    expect(rows[0]?.mistake?.before).toBe(3);
  });

  test("a bot's mistakes are not those of the person it stood in for", () => {
    const reviewed = new Map(
      [look(3, 0.4, 0.5), look(20, 0.5, 0.8)].map((each) => [each.before, each]),
    );
    const { rows, mistakes, cost } = breakDown({ ...chances, stand_ins: [20] }, 0, reviewed, [0]);

    expect(rows.map(({ isStandIn }) => isStandIn)).toEqual([false, false, true]);
    expect(mistakes).toBe(1);
    expect(cost).toBeCloseTo(10);
  });

  test("are not taken apart where a turn was not looked at, and a round without one is all luck", () => {
    const { rows } = breakDown(chances, 1, new Map(), [0]);

    expect(rows.map(({ own }) => own)).toEqual([undefined, undefined, 0]);
    expect(rows[2]?.rest).toBeCloseTo(-40);
    expect(turnsOf(chances, 1)).toEqual([7, 15]);
  });
});
