// Where values of a chart stand on paper: a scale from 0 up to a round number, and lines for some of its values.
import type { Colour, Good } from "../game/things";

/** A line of the chart, in the colour of a player or of a good. */
export interface Series {
  name: string;
  values: readonly number[];
  sign: { colour: Colour } | { good: Good };
}

const STEPS = [1, 2, 5];

/** The distance between the lines of a scale: 1, 2 or 5, or ten times as much, and so on. */
export function step(top: number, lines: number): number {
  for (let power = 1; ; power *= 10) {
    const found = STEPS.find((one) => one * power * lines >= top);
    if (found) return found * power;
  }
}

/** The values at which a scale has its lines, 0 first; the last is at least as high as every value. */
export function ticks(highest: number, lines = 4): number[] {
  const distance = step(Math.max(highest, 1), lines);
  const count = Math.max(1, Math.ceil(highest / distance));
  return Array.from({ length: count + 1 }, (_, index) => index * distance);
}

/** Which rounds are written below a chart: all of a short game, every second or fifth of a long one. */
export function labelled(rounds: readonly number[], most = 12): number[] {
  const distance = step(rounds.length, most);
  return rounds.filter((round) => round === 1 || round % distance === 0);
}

/** MarkerHeights moved apart, as little as need be, so that signs of this size do not cover each other. */
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
  // What was pushed below the lowest one goes up again together.
  const lowest = Math.max(...heights);
  let limit = lowest;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, limit);
    limit = (moved[index] ?? 0) - size;
  }
  return moved;
}
