// The moments of a game: where rounds and turns begin, and which events have happened by then.
import { describe, expect, test } from "vitest";
import type { GameEvent, GameHistory } from "../src/connection/types";
import { endOfLastTurn, roundsOf, sinceLastTurn } from "../src/log/rounds";
import { eventCounts, momentOf, roundMarks, storyOf, turnMarks } from "../src/replay/moments";
import { actionText } from "../src/text/action-text";
import { i18n } from "../src/text/i18n.svelte";

const round = (number: number): GameEvent => ({ type: "RoundBegan", round: number, order: [0, 1] });
const turn = (seat: number): GameEvent => ({ type: "TurnBegan", seat });
const build = (seat: number): GameEvent => ({
  type: "CardBuilt",
  seat,
  card: "crane",
  plot: 1,
  cost: 4,
  covered: null,
});
const rose: GameEvent = {
  type: "PricesRose",
  brewery: 0,
  prices: [1, 1, 1],
  prices_after: [2, 1, 1],
};
const draw = (seat: number): GameEvent => ({ type: "DrewUnseen", seat, count: 3 });

describe("a game action by action", () => {
  const retold: Pick<GameHistory, "beginning" | "done"> = {
    beginning: [round(1), turn(0)],
    done: [
      { seat: 0, action: "brewery none", events: [] },
      { seat: 0, action: "build crane 1", events: [build(0)] },
      { seat: 0, action: "kept", events: [turn(1)] },
      { seat: 1, action: "built", events: [rose, round(2), turn(1)] },
      { seat: 1, action: "built", events: [turn(0)] },
    ],
  };
  const game = retold as GameHistory;

  test("knows its rounds and turns; who plays twice in a row has two turns", () => {
    expect(roundMarks(game)).toEqual([
      { at: 0, round: 1 },
      { at: 4, round: 2 },
    ]);
    expect(turnMarks(game)).toEqual([0, 3, 4, 5]);
  });

  test("finds the moment of every event", () => {
    const counts = eventCounts(game);
    expect(counts).toEqual([2, 2, 3, 4, 7, 8]);
    expect(storyOf(game)).toHaveLength(8);
    expect([0, 1, 2, 3, 4, 6, 7].map((event) => momentOf(counts, event))).toEqual([
      0, 0, 2, 3, 4, 4, 5,
    ]);
  });
});

describe("the log as a book", () => {
  const log = [
    draw(0),
    draw(1),
    round(1),
    draw(0),
    turn(0),
    build(0),
    turn(1),
    build(1),
    rose,
    round(2),
    turn(1),
    build(1),
    turn(0),
  ];

  test("has a chapter for the set-up and for each round, with a passage for each turn", () => {
    const book = roundsOf(log);
    expect(book.map(({ round: number }) => number)).toEqual([0, 1, 2]);
    expect(book[1]?.turns.map(({ seat, first }) => [seat, first])).toEqual([
      [null, 2],
      [0, 4],
      [1, 6],
      [null, 8],
    ]);
  });

  test("knows what the others did since the own last turn", () => {
    expect(endOfLastTurn(log, 0)).toBe(6);
    expect(sinceLastTurn(log, 0).map(({ seat, events }) => [seat, events])).toEqual([
      [1, [build(1)]],
      [1, [build(1)]],
    ]);
    expect(sinceLastTurn(log.slice(0, 6), 0)).toEqual([]);
  });

  test("tells somebody who had no turn yet everything", () => {
    expect(sinceLastTurn(log.slice(0, 6), 1).map(({ seat }) => seat)).toEqual([0]);
  });
});

test("every kind of action has a text", async () => {
  await i18n.use("en");
  expect(
    [
      "keep crane",
      "under bank-1",
      "draw",
      "enough",
      "brewery 2",
      "brewery none",
      "trade 2 hops>water",
      "trade none",
      "sell 3 hops",
      "sell 0 water",
      "office barley",
      "office none",
      "build crane 3",
      "built",
      "trash market",
      "trashed",
      "kept",
      "drop water",
    ].map(actionText),
  ).toEqual([
    "Keep the crane",
    "Put bank I under the deck",
    "Draw another card",
    "Stop drawing",
    "Sell to Rabenried",
    "Sell nothing",
    "Turn 2 hops into water",
    "Don’t trade",
    "Sell 3 hops",
    "Sell no water",
    "Use the office for barley",
    "Don’t use the office",
    "Build the crane on plot 3",
    "Finish building",
    "Remove the market from the game",
    "Finish removing cards",
    "Keep the rest of your hand",
    "Give up 1 water",
  ]);
});
