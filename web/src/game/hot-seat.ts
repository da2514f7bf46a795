// One screen for several players: who has to take it before anything of theirs is even asked for.
import type { TableUpdate } from "../connection/types";

/** The seats of a person that no bot plays. */
export function ownSeats({ table }: TableUpdate, person: string | undefined): number[] {
  return table.seats.flatMap((chair, index) =>
    chair?.person === person && chair?.bot === null ? [index] : [],
  );
}

/** The own seat that is asked, or else any, if it is not the one that looks at the screen. */
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

/** Whether a game is played by several people at one screen. */
export const isShared = ({ table }: TableUpdate) =>
  table.options.hot_seat && table.status === "running";
