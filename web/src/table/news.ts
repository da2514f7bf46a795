// What one update tells of the people at the table that no event of the game says.
import { absenceOf } from "../log/people";
import { text } from "../text/text.svelte";
import { playerAt } from "../text/words";
import type { Update } from "../wire/api";

/** What is new about the others: somebody resigned, a bot stands in, somebody is back. */
export function news(before: Update, now: Update): string[] {
  const isSameScreen = before.table.id === now.table.id && before.seat === now.seat;
  return isSameScreen ? aboutOthers(before, now) : [];
}

/** Of the own seat there is a notice that stays. */
function aboutOthers(before: Update, now: Update): string[] {
  const names = now.table.seats.map((chair) => chair?.name ?? "");
  return now.table.seats.flatMap((chair, seat) => {
    const [was, is] = [absenceOf(before.table.seats[seat]), absenceOf(chair)];
    if (was === is || seat === now.seat) return [];
    return text.say(`table-news-${is ?? "back"}`, { player: playerAt(seat, names) });
  });
}
