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

/** The tables that wait now and did not wait before. */
export function fresh(before: ReadonlySet<string>, now: readonly Listed[]): Listed[] {
  return now.filter(({ id }) => !before.has(id));
}
