// The own tables in the order in which they matter: what waits for the person first, then by deadline.
import type { TableSummary } from "../connection/types";

export interface SortedTables {
  running: TableSummary[];
  gathering: TableSummary[];
  finished: TableSummary[];
}

/** Sorts the own tables; those that ended without a result are left out, and studies belong to the finished games. */
export function sortTables(tables: readonly TableSummary[]): SortedTables {
  const running = tables.filter(({ status }) => status === "running");
  return {
    running: running.toSorted((one, other) => urgency(one) - urgency(other)),
    gathering: tables.filter(({ status }) => status === "open"),
    finished: tables.filter(({ status }) => status === "over" || status === "study"),
  };
}

/** The own turn comes before all others, and then the nearest deadline. */
function urgency({ is_your_turn, due }: TableSummary): number {
  const moment = due ?? Number.MAX_SAFE_INTEGER / 4;
  return is_your_turn ? moment : moment + Number.MAX_SAFE_INTEGER / 4;
}

/** Until when each table waits: after a turn of its player it is another moment. */
export type Deadlines = ReadonlyMap<string, number | null>;

export const deadlinesOf = (tables: readonly TableSummary[]): Deadlines =>
  new Map(tables.map(({ id, due }) => [id, due]));

/** The tables that wait now and did not wait for this turn before. */
export function newlyWaiting(before: Deadlines, now: readonly TableSummary[]): TableSummary[] {
  return now.filter(({ id, due }) => !before.has(id) || before.get(id) !== due);
}
