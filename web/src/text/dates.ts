// Dates, spans of time and names of languages, in the language of the page.

const SECOND = 1_000;
const UNITS = [
  ["day", 24 * 60 * 60 * SECOND],
  ["hour", 60 * 60 * SECOND],
  ["minute", 60 * SECOND],
] as const;

/** The name of a language in that language, capitalised. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A span of time in its largest unit, signed: "in 2 days", "3 hours ago". */
export function fromNow(span: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, size]) => Math.abs(span) >= size) ?? [
    "minute",
    60 * SECOND,
  ];
  return format.format(Math.trunc(span / length), unit);
}

export function onDay(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(moment);
}
