// What a person likes, remembered in this browser: theme, language, speed, sounds and the like.
import { choose, i18n, LANGUAGES } from "./text/i18n.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Preferences {
  theme: Theme;
  /** The code of a language, or nothing for that of the browser. */
  language: string;
  /** How fast things move on the table. */
  speed: Speed;
  sounds: boolean;
  /** A turn that is complete is submitted at once. */
  skipConfirm: boolean;
  /** Whether the browser says so when it is the person's turn and the page is hidden. */
  notifications: boolean;
  /** The name under which the person begins as a guest; nothing before there is one. */
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

/** The preferences in a stored text; what is missing or makes no sense is as by default. */
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

/** What the browser kept from the last visit; some browsers forbid storage, and then nothing is kept. */
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
    // Without storage the choice lasts as long as the page.
  }
}

/** Whoever changes something here has it kept and, for theme and language, shown at once. */
export const preferences: Preferences = $state(parse(remembered()));

/** The theme in use: the one chosen, else the one of the system. */
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

/** Theme and language that the address asks for, as links of screenshots and of friends may. */
function asked(): void {
  const query = new URLSearchParams(location.search);
  const { theme, language } = parse(
    JSON.stringify({ theme: query.get("theme"), language: query.get("lang") }),
  );
  if (query.has("theme")) preferences.theme = theme;
  if (query.has("lang")) preferences.language = language;
}

/** Shows the page as it is liked, and from then on whenever a preference changes. */
export async function start(): Promise<void> {
  asked();
  showTheme(preferences.theme);
  await speak(preferences.language);
  $effect.root(() => {
    $effect(() => showTheme(preferences.theme));
    // A language that cannot be fetched now leaves the page in the one it speaks.
    $effect(() => void speak(preferences.language).catch(() => {}));
    $effect(() => remember({ ...preferences }));
  });
  // Another tab of the same page changed something.
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(preferences, parse(event.newValue));
  });
}
