// The user's preferences, stored in this browser: theme, language, speed, sounds and others.
import { choose, i18n, LANGUAGES } from "./text/i18n.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Preferences {
  theme: Theme;
  /** The code of a language, or "" for the browser's language. */
  language: string;
  /** The speed of animations. */
  speed: Speed;
  sounds: boolean;
  /** A complete turn is submitted without a confirmation. */
  skipConfirm: boolean;
  /** Whether the browser shows a notification when it is the user's turn and the page is hidden. */
  notifications: boolean;
  /** The name for a new guest; "" if none was chosen. */
  name: string;
}

export const DEFAULTS: Readonly<Preferences> = {
  theme: "system",
  language: "",
  speed: "normal",
  sounds: false,
  skipConfirm: false,
  notifications: false,
  name: "",
};

const KEY = "preferences";

/** Parses stored preferences; missing and invalid values become the defaults. */
export function parse(stored: string | null): Preferences {
  const found = objectIn(stored);
  const oneOf = <T extends string>(key: string, known: readonly T[], otherwise: T): T =>
    known.find((value) => value === found[key]) ?? otherwise;
  const flag = (key: string) => found[key] === true;
  return {
    theme: oneOf("theme", THEMES, DEFAULTS.theme),
    language: oneOf("language", LANGUAGES, DEFAULTS.language),
    speed: oneOf("speed", SPEEDS, DEFAULTS.speed),
    sounds: flag("sounds"),
    skipConfirm: flag("skipConfirm"),
    notifications: flag("notifications"),
    name: typeof found.name === "string" ? found.name : DEFAULTS.name,
  };
}

function objectIn(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The stored text, or null if there is none or the browser forbids storage. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(all: Preferences): void {
  const stored = JSON.stringify(all);
  try {
    localStorage.setItem(KEY, stored);
  } catch {
    // Without storage the choice is lost with the page.
  }
}

/** The current preferences. Every change is stored; theme and language change the page at once. */
export const preferences: Preferences = $state(parse(remembered()));

/** The theme in use: the chosen one, or that of the system. */
export function currentTheme(): "light" | "dark" {
  if (preferences.theme !== "system") return preferences.theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

async function speak(language: string): Promise<void> {
  const wanted = language || choose(navigator.languages);
  if (i18n.language === wanted) return;
  await i18n.use(wanted);
  document.documentElement.lang = wanted;
}

/** Takes theme and language from the address, as in links for screenshots. */
function asked(): void {
  const query = new URLSearchParams(location.search);
  const { theme, language } = parse(
    JSON.stringify({ theme: query.get("theme"), language: query.get("lang") }),
  );
  if (query.has("theme")) preferences.theme = theme;
  if (query.has("lang")) preferences.language = language;
}

/** Applies the preferences, now and at every change. */
export async function start(): Promise<void> {
  asked();
  showTheme(preferences.theme);
  await speak(preferences.language);
  $effect.root(() => {
    $effect(() => showTheme(preferences.theme));
    // If a language cannot be loaded, the page keeps the current one.
    $effect(() => void speak(preferences.language).catch(() => {}));
    $effect(() => remember({ ...preferences }));
  });
  // Another tab changed a preference.
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(preferences, parse(event.newValue));
  });
}
