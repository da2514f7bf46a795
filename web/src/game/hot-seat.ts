// One screen for several players: who has to take it before anything of theirs may be shown.
import type { Update } from "../wire/api";

/** The seats of the person at this screen that no bot plays. */
export function ownSeats({ table, seat }: Update): number[] {
  const person = seat === null ? null : (table.seats[seat]?.person ?? null);
  if (person === null) return [];
  return table.seats.flatMap((chair, index) =>
    chair?.person === person && chair.bot === null ? [index] : [],
  );
}

/** The own seat that is asked, or else any, if it is not the one that looks at the screen. */
export function awaited(update: Update, looking: number | null): number | null {
  const { table, seat, view } = update;
  if (!table.options.hot_seat || table.status !== "running" || !view) return null;
  const own = ownSeats(update);
  if (own.length < 2) return null;
  const asked = view.to_move !== null && own.includes(view.to_move) ? view.to_move : seat;
  const isStaying = looking !== null && view.to_move !== asked;
  return asked === looking || isStaying ? null : asked;
}
