// The scales of a chart: from 0 to a round number, with ticks and labels.
import type { Colour, Good } from "../game/things";

/** A line of the chart, in the colour of a player or good. */
export interface Series {
  name: string;
  values: readonly number[];
  sign: { colour: Colour } | { good: Good };
}

const STEPS = [1, 2, 5];

/** The distance between ticks: 1, 2 or 5 times a power of ten. */
export function step(top: number, lines: number): number {
  for (let power = 1; ; power *= 10) {
    const found = STEPS.find((one) => one * power * lines >= top);
    if (found) return found * power;
  }
}

/** The ticks of a scale, from 0; the last is not below the highest value. */
export function ticks(highest: number, lines = 4): number[] {
  const distance = step(Math.max(highest, 1), lines);
  const count = Math.max(1, Math.ceil(highest / distance));
  return Array.from({ length: count + 1 }, (_, index) => index * distance);
}

/** The rounds that get a label: all of a short game, every second or fifth of a long one. */
export function labelled(rounds: readonly number[], most = 12): number[] {
  const distance = step(rounds.length, most);
  return rounds.filter((round) => round === 1 || round % distance === 0);
}

/** The heights, moved apart as little as possible, so that signs of this size do not overlap. */
export function apart(heights: readonly number[], size: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  for (const [place, index] of order.entries()) {
    const above = order[place - 1];
    if (above === undefined) continue;
    moved[index] = Math.max(moved[index] ?? 0, (moved[above] ?? 0) + size);
  }
  // Whatever was pushed below the lowest one moves up again.
  const lowest = Math.max(...heights);
  let limit = lowest;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, limit);
    limit = (moved[index] ?? 0) - size;
  }
  return moved;
}
