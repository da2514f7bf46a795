// The course of a game, round by round, computed from the events of its log.

import type { GameEvent } from "../connection/types";
import { GOODS, palacePart } from "../game/things";
import { roundsOf } from "../log/rounds";

/** One value for each round, for each seat or good. */
export type Rows = readonly (readonly number[])[];

export interface Curve {
  rounds: readonly number[];
  /** Income of the round, by seat. */
  income: Rows;
  /** Coins after the round, by seat. */
  coins: Rows;
  /** Palace parts after the round, by seat. */
  parts: Rows;
  /** Mean price over the open breweries after the round, per good. */
  prices: Rows;
}

interface Known {
  /** The coins of each seat after the last event. */
  coins: readonly number[];
  /** The prices of each open brewery after the last event. */
  prices: Rows;
}

/** Computes the curve; coins and prices are counted back from the final position. */
export function curveOf(events: readonly GameEvent[], end: Known): Curve {
  const rounds = roundsOf(events).filter(({ round }) => round > 0);
  const byRound = rounds.map(({ turns }) => turns.flatMap((turn) => turn.events));
  const seats = end.coins.map((_, seat) => seat);
  const income = seats.map((seat) => byRound.map((round) => total(round, seat, earned)));
  const spent = seats.map((seat) => byRound.map((round) => total(round, seat, paid)));
  const built = seats.map((seat) => byRound.map((round) => total(round, seat, part)));
  return {
    rounds: rounds.map(({ round }) => round),
    income,
    coins: seats.map((seat) => backwards(end.coins[seat] ?? 0, income[seat], spent[seat])),
    parts: built.map(sums),
    prices: meanPrices(byRound, end.prices),
  };
}

type Measure = (event: GameEvent) => number;

const earned: Measure = (event) => (event.type === "Earned" ? event.income : 0);
const paid: Measure = (event) => (event.type === "CardBuilt" ? event.cost : 0);
const part: Measure = (event) =>
  event.type === "CardBuilt" && palacePart(event.card) !== null ? 1 : 0;

function total(events: readonly GameEvent[], seat: number, measure: Measure): number {
  return events.reduce(
    (sum, event) => sum + ("seat" in event && event.seat === seat ? measure(event) : 0),
    0,
  );
}

/** The amount after each round, from the final amount and all gains and costs. */
function backwards(last: number, gains: readonly number[] = [], costs: readonly number[] = []) {
  const after: number[] = [];
  let amount = last;
  for (let round = gains.length - 1; round >= 0; round -= 1) {
    after.unshift(amount);
    amount += (costs[round] ?? 0) - (gains[round] ?? 0);
  }
  return after;
}

function sums(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** From the last round back to the first: each event names the prices before it. */
function meanPrices(byRound: readonly (readonly GameEvent[])[], last: Rows): Rows {
  const prices = last.map((brewery) => [...brewery]);
  const rows = GOODS.map((): number[] => []);
  for (const events of byRound.toReversed()) {
    for (const [good, row] of rows.entries())
      row.unshift(mean(prices.map((each) => each[good] ?? 0)));
    for (const event of events.toReversed()) {
      if (event.type === "Sold" || event.type === "PricesRose")
        prices[event.brewery] = [...event.prices];
    }
  }
  return rows;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
