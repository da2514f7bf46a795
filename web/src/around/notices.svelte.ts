// Notices of the browser when it is the person's turn and the page is hidden; only for who asked for them.
import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import { text } from "../text/text.svelte";
import type { Listed } from "../wire/api";
import { line } from "../wire/live.svelte";
import { fresh, waitingOf } from "./lists";
import { seatWords } from "./words";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser for the permission, and remembers that the person wants notices. */
export async function wantNotices(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission();
  preferences.notifications = answer === "granted";
  return answer;
}

/** The service worker shows notices, where there is one: phones allow nothing else. */
async function notify(table: Listed): Promise<void> {
  const path = `/table/${table.id}`;
  const title = text.say("around-your-turn");
  // One notice a table: the next replaces the one before.
  const options = { body: seatWords(table), icon: "/icon.svg", tag: table.id, data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => {
    focus();
    router.go(path);
  };
}

/** Watches whose turn it is for as long as the page lives. */
export function startNotices(): void {
  let waited = waitingOf([]);
  $effect.root(() => {
    $effect(() => {
      const now = line.turns;
      const wanted =
        preferences.notifications && canNotify() && Notification.permission === "granted";
      if (wanted && document.hidden) fresh(waited, now).forEach((table) => void notify(table));
      waited = waitingOf(now);
    });
  });
}
