// What guests and devices are called.
import { preferences } from "../preferences.svelte";
import { t } from "../text/i18n.svelte";

/** The name under which a person begins as a guest. */
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

/** The browser and the system that a browser names among much else; what is no browser is named as it is. */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map(
    (known) => Object.entries(known).find(([word]) => agent.includes(word))?.[1],
  );
  return found.every((name) => name !== undefined) ? found.join(", ") : agent;
}
