// Browser notifications: shown when it is the user's turn and the page is hidden, if the user turned them on.

import type { Connection } from "../connection/connection";
import type { TableSummary } from "../connection/types";
import { deadlinesOf, newlyWaiting } from "../lobby/table-lists";
import { playersText } from "../lobby/table-text";
import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import { t } from "../text/i18n.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser for permission and stores the preference. */
export async function requestNotifications(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission();
  preferences.notifications = answer === "granted";
  return answer;
}

/** Shows a notification through the service worker if there is one: phones allow nothing else. */
async function notify(table: TableSummary): Promise<void> {
  const path = `/table/${table.id}`;
  const title = t("around-your-turn");
  // One notification per table: the next one replaces it.
  const options = { body: playersText(table), icon: "/icon.svg", tag: table.id, data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => {
    focus();
    router.go(path);
  };
}

/** Watches whose turn it is until the page is closed. */
export function startNotifications(connection: Connection): void {
  let waited = deadlinesOf([]);
  $effect.root(() => {
    $effect(() => {
      const now = connection.turns;
      const wanted =
        preferences.notifications && canNotify() && Notification.permission === "granted";
      if (wanted && document.hidden)
        newlyWaiting(waited, now).forEach((table) => void notify(table));
      waited = deadlinesOf(now);
    });
  });
}
