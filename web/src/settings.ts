// The theme and the language of the page, remembered in the browser.
import { choose, LANGUAGES, text } from "./text/text.svelte";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

/** What the browser kept from the last visit; some browsers forbid storage, and then nothing is kept. */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The theme in use: the one chosen, else the one of the system. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme ?? null;
  if (isTheme(chosen)) return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function useTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  remember("theme", theme);
}

export async function useLanguage(language: string): Promise<void> {
  await text.use(language);
  document.documentElement.lang = language;
  remember("language", language);
}

/** Takes theme and language from the address, else from the last visit, else from the system. */
export async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const theme = asked.get("theme") ?? remembered("theme");
  if (isTheme(theme)) document.documentElement.dataset.theme = theme;
  const language = asked.get("lang") ?? remembered("language");
  const wanted = language && LANGUAGES.includes(language) ? [language] : navigator.languages;
  await text.use(choose(wanted));
  document.documentElement.lang = text.language;
}
