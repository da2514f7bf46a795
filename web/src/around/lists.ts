// The own tables in the order in which they matter: what waits for the person first, then by deadline.
import type { Listed } from "../wire/api";

export interface Sorted {
  running: Listed[];
  gathering: Listed[];
  finished: Listed[];
}

/** Sorts the own tables; those that ended without a result are left out, and studies belong to the finished games. */
export function sorted(tables: readonly Listed[]): Sorted {
  const running = tables.filter(({ status }) => status === "running");
  return {
    running: running.toSorted((one, other) => urgency(one) - urgency(other)),
    gathering: tables.filter(({ status }) => status === "open"),
    finished: tables.filter(({ status }) => status === "over" || status === "study"),
  };
}

/** The own turn comes before all others, and then the nearest deadline. */
function urgency({ is_your_turn, due }: Listed): number {
  const moment = due ?? Number.MAX_SAFE_INTEGER / 4;
  return is_your_turn ? moment : moment + Number.MAX_SAFE_INTEGER / 4;
}

/** Until when each table waits: after a turn of its player it is another moment. */
export type Waiting = ReadonlyMap<string, number | null>;

export const waitingOf = (tables: readonly Listed[]): Waiting =>
  new Map(tables.map(({ id, due }) => [id, due]));

/** The tables that wait now and did not wait for this turn before. */
export function fresh(before: Waiting, now: readonly Listed[]): Listed[] {
  return now.filter(({ id, due }) => !before.has(id) || before.get(id) !== due);
}
