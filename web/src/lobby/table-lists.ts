// The user's tables by urgency: those that wait for the user first, then by deadline.
import type { TableSummary } from "../connection/types";

export interface SortedTables {
  running: TableSummary[];
  gathering: TableSummary[];
  finished: TableSummary[];
}

/** Sorts the user's tables; those that ended without a result are left out, and imported games count as finished. */
export function sortTables(tables: readonly TableSummary[]): SortedTables {
  const running = tables.filter(({ status }) => status === "running");
  return {
    running: running.toSorted((one, other) => urgency(one) - urgency(other)),
    gathering: tables.filter(({ status }) => status === "open"),
    finished: tables.filter(({ status }) => status === "over" || status === "study"),
  };
}

/** The user's turns come first, then the nearest deadline. */
function urgency({ is_your_turn, due }: TableSummary): number {
  const moment = due ?? Number.MAX_SAFE_INTEGER / 4;
  return is_your_turn ? moment : moment + Number.MAX_SAFE_INTEGER / 4;
}

/** The deadline of each table, which changes with each turn. */
export type Deadlines = ReadonlyMap<string, number | null>;

export const deadlinesOf = (tables: readonly TableSummary[]): Deadlines =>
  new Map(tables.map(({ id, due }) => [id, due]));

/** The tables that have begun to wait for the user. */
export function newlyWaiting(before: Deadlines, now: readonly TableSummary[]): TableSummary[] {
  return now.filter(({ id, due }) => !before.has(id) || before.get(id) !== due);
}
