// The winning chances as the champion estimated them: in percent, and where a winner's rose most.
import type { Chances } from "../connection/types";

export interface Turning {
  seat: number;
  /** The round in which the chances rose. */
  round: number;
  /** In percent, at the beginning of the turn of that round and of the next one. */
  before: number;
  after: number;
}

const percent = (share: number) => Math.round(100 * share);

/** The chances of each seat in percent, round by round. Each seat knew different cards, so they are normalised: each round adds up to 100. */
export function inPercent(chances: Chances): number[][] {
  return sharedOut(chances).map((row) => row.map(percent));
}

function sharedOut({ seats, rounds }: Chances): number[][] {
  const sums = rounds.map((_, index) => seats.reduce((sum, row) => sum + (row[index] ?? 0), 0));
  return seats.map((row) => row.map((share, index) => share / (sums[index] || 1)));
}

/** Where the chances of a winner rose most; after the last turn they count as certain. */
export function turningPoint(chances: Chances, winners: readonly number[]): Turning | undefined {
  const seats = sharedOut(chances);
  const rises = winners.flatMap((seat) => {
    const row = [...(seats[seat] ?? []), 1 / winners.length].map(percent);
    return chances.rounds.map(
      (round, index): Turning => ({
        seat,
        round,
        before: row[index] ?? 0,
        after: row[index + 1] ?? 0,
      }),
    );
  });
  const [first, ...others] = rises.toSorted((a, b) => b.after - b.before - (a.after - a.before));
  const isShared = others.some(({ seat }) => seat !== first?.seat);
  return first && first.after > first.before && !isShared ? first : undefined;
}
