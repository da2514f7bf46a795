// Notices of the browser when it is the person's turn and the page is hidden; only for who asked for them.

import { line } from "../connection/live.svelte";
import type { TableSummary } from "../connection/types";
import { deadlinesOf, newlyWaiting } from "../lobby/table-lists";
import { playersText } from "../lobby/table-text";
import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import { t } from "../text/i18n.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser for the permission, and remembers that the person wants notices. */
export async function requestNotifications(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission();
  preferences.notifications = answer === "granted";
  return answer;
}

/** The service worker shows notices, where there is one: phones allow nothing else. */
async function notify(table: TableSummary): Promise<void> {
  const path = `/table/${table.id}`;
  const title = t("around-your-turn");
  // One notice a table: the next replaces the one before.
  const options = { body: playersText(table), icon: "/icon.svg", tag: table.id, data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => {
    focus();
    router.go(path);
  };
}

/** Watches whose turn it is for as long as the page lives. */
export function startNotifications(): void {
  let waited = deadlinesOf([]);
  $effect.root(() => {
    $effect(() => {
      const now = line.turns;
      const wanted =
        preferences.notifications && canNotify() && Notification.permission === "granted";
      if (wanted && document.hidden)
        newlyWaiting(waited, now).forEach((table) => void notify(table));
      waited = deadlinesOf(now);
    });
  });
}
