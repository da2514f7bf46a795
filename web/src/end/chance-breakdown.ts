// How a seat's own turns and everything else changed its chances, round by round, in percentage points.
import type { Chances, ReviewedTurn } from "../connection/types";

export interface BreakdownRow {
  round: number;
  /** The chances when the turn began. */
  chance: number;
  /** What the turn changed against the best turn that the Prince found: zero or less. Undefined before the review. */
  own: number | undefined;
  /** What everything else changed until the seat's next turn, or the end. */
  rest: number | undefined;
  /** The better turn, and the one played instead. */
  mistake: ReviewedTurn | undefined;
  /** A bot played this turn for a person. */
  isStandIn: boolean;
}

export interface ChanceBreakdown {
  /** The effect of the seat and the first cards, before the first turn. */
  deal: number;
  rows: BreakdownRow[];
  /** The number of the seat's mistakes, and their average cost. */
  mistakes: number;
  cost: number;
}

/** The chances of a seat, broken down: from an equal share to the result, each row adds its two numbers. */
export function breakDown(
  chances: Chances,
  seat: number,
  reviewed: ReadonlyMap<number, ReviewedTurn>,
  winners: readonly number[],
): ChanceBreakdown {
  const row = chances.seats[seat] ?? [];
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  const rows = chances.rounds.map((round, index): BreakdownRow => {
    const [chance = 0, next = won] = row.slice(index, index + 2);
    const before = chances.turns[seat]?.[index] ?? null;
    const look = before === null ? undefined : reviewed.get(before);
    const own = before === null ? 0 : look && look.played - look.best;
    return {
      round,
      chance: 100 * chance,
      own: own === undefined ? undefined : 100 * own,
      rest: own === undefined ? undefined : 100 * (next - chance - own),
      mistake: look?.better ? look : undefined,
      isStandIn: before !== null && chances.stand_ins.includes(before),
    };
  });
  const deal = 100 * ((row[0] ?? 0) - 1 / chances.seats.length);
  const mistakes = rows.filter(({ mistake, isStandIn }) => mistake && !isStandIn);
  return {
    deal,
    rows,
    mistakes: mistakes.length,
    cost: -sum(mistakes.map(({ own }) => own)) / Math.max(1, mistakes.length),
  };
}

const sum = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

/** A number with its sign, and a minus as wide as a plus. */
export const signed = (points: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: "exceptZero" })
    .format(points)
    .replace("-", "−");

/** The turns of a seat, each by the number of actions before it. */
export const turnsOf = (chances: Chances, seat: number): number[] =>
  (chances.turns[seat] ?? []).filter((before) => before !== null);
