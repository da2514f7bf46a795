// Hot seat: which player has to take over the screen before anything of theirs is requested.
import type { TableUpdate } from "../connection/types";

/** The seats of a user that no bot plays. */
export function ownSeats({ table }: TableUpdate, person: string | undefined): number[] {
  return table.seats.flatMap((chair, index) =>
    chair?.person === person && chair?.bot === null ? [index] : [],
  );
}

/** The user's seat that has to move, or else any, if it is not the seat that the screen shows. */
export function awaited(
  update: TableUpdate,
  looking: number | null,
  person: string | undefined,
): number | null {
  const { view } = update;
  if (!isShared(update) || !view) return null;
  const own = ownSeats(update, person);
  if (own.length < 2) return null;
  const isAsked = view.to_move !== null && own.includes(view.to_move);
  const asked = isAsked ? view.to_move : (looking ?? own[0] ?? null);
  return asked === looking ? null : asked;
}

/** Whether several people play this game on one screen. */
export const isShared = ({ table }: TableUpdate) =>
  table.options.hot_seat && table.status === "running";
