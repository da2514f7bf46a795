// What guests and devices are called.
import { preferences } from "../preferences.svelte";
import { t } from "../text/i18n.svelte";

/** The name of a new guest. */
export function guestName(): string {
  return preferences.name || t("around-guest");
}

const BROWSERS = {
  Firefox: "Firefox",
  Edg: "Edge",
  OPR: "Opera",
  Chrome: "Chrome",
  Safari: "Safari",
};
const SYSTEMS = {
  iPhone: "iPhone",
  iPad: "iPad",
  Android: "Android",
  Windows: "Windows",
  "Mac OS X": "macOS",
  Linux: "Linux",
};

/** The browser and operating system in a user agent; an unknown user agent is returned unchanged. */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map(
    (known) => Object.entries(known).find(([word]) => agent.includes(word))?.[1],
  );
  return found.every((name) => name !== undefined) ? found.join(", ") : agent;
}
