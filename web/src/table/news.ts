// News about the people at the table, which no event of the game tells.

import type { TableUpdate } from "../connection/types";
import { absenceOf, namesOf } from "../game/seats";
import { t } from "../text/i18n.svelte";
import { playerAt } from "../text/player-names";
import { isAsker } from "./takeback";

/** The news of an update: somebody resigned, a bot stands in, somebody is back, the result of a takeback request. */
export function news(before: TableUpdate, now: TableUpdate, hasWithdrawn = false): string[] {
  if (before.table.id !== now.table.id || before.seat !== now.seat) return [];
  return [...aboutOthers(before, now), ...aboutTakeback(before, now, hasWithdrawn)];
}

/** A takeback request that is gone was accepted, refused, withdrawn, or ended by a turn. */
function aboutTakeback(before: TableUpdate, now: TableUpdate, hasWithdrawn: boolean): string[] {
  const { takeback } = before.table;
  if (!takeback || now.table.takeback) return [];
  const isOwn = isAsker(before.table, before.seat);
  if (now.log.line !== before.log.line) {
    const player = playerAt(takeback.seat, namesOf(now.table.seats));
    return [t(isOwn ? "table-takeback-done" : "table-takeback-done-other", { player })];
  }
  if (!isOwn || hasWithdrawn || now.table.status !== "running") return [];
  return [t(`table-takeback-${now.log.events.length > 0 ? "overtaken" : "refused"}`)];
}

/** For the user's own seat there is a permanent notice. */
function aboutOthers(before: TableUpdate, now: TableUpdate): string[] {
  const names = namesOf(now.table.seats);
  return now.table.seats.flatMap((chair, seat) => {
    const [was, is] = [absenceOf(before.table.seats[seat]), absenceOf(chair)];
    if (was === is || seat === now.seat) return [];
    return t(`table-news-${is ?? "back"}`, { player: playerAt(seat, names) });
  });
}
