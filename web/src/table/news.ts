// What one update tells of the people at the table that no event of the game says.
import { absenceOf, namesOf } from "../log/people";
import { text } from "../text/text.svelte";
import { playerAt } from "../text/words";
import type { Update } from "../wire/api";
import { isAsker } from "./takeback";

/** What is new: somebody resigned, a bot stands in, somebody is back, what came of a wish to take a turn back. */
export function news(before: Update, now: Update, hasWithdrawn = false): string[] {
  if (before.table.id !== now.table.id || before.seat !== now.seat) return [];
  return [...aboutOthers(before, now), ...aboutTakeback(before, now, hasWithdrawn)];
}

/** A wish that is gone was fulfilled, refused, withdrawn, or overtaken by somebody's turn. */
function aboutTakeback(before: Update, now: Update, hasWithdrawn: boolean): string[] {
  const { takeback } = before.table;
  if (!takeback || now.table.takeback) return [];
  const isOwn = isAsker(before.table, before.seat);
  if (now.log.line !== before.log.line) {
    const player = playerAt(takeback.seat, namesOf(now.table.seats));
    return [text.say(isOwn ? "table-takeback-done" : "table-takeback-done-other", { player })];
  }
  if (!isOwn || hasWithdrawn || now.table.status !== "running") return [];
  return [text.say(`table-takeback-${now.log.events.length > 0 ? "overtaken" : "refused"}`)];
}

/** Of the own seat there is a notice that stays. */
function aboutOthers(before: Update, now: Update): string[] {
  const names = namesOf(now.table.seats);
  return now.table.seats.flatMap((chair, seat) => {
    const [was, is] = [absenceOf(before.table.seats[seat]), absenceOf(chair)];
    if (was === is || seat === now.seat) return [];
    return text.say(`table-news-${is ?? "back"}`, { player: playerAt(seat, names) });
  });
}
