// Words around the table: languages, options of a table, spans of time, and why something was refused.
import { preferences } from "../preferences.svelte";
import { faultWords } from "../text/faults";
import { text } from "../text/text.svelte";
import { playerName, whoResigned, won } from "../text/words";
import type { Listed, Options } from "../wire/api";
import { Refused, Unreachable } from "../wire/http";

const SECOND = 1_000;
const UNITS = [
  ["day", 24 * 60 * 60 * SECOND],
  ["hour", 60 * 60 * SECOND],
  ["minute", 60 * SECOND],
] as const;

/** The name of a language in that language, with a capital letter. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The name under which a person begins as a guest. */
export function guestName(): string {
  return preferences.name || text.say("around-guest");
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

/** How a table is played, in a few words each: players, variant, pace. */
export function optionWords({
  players,
  variant,
  pace,
}: Pick<Options, "players" | "variant" | "pace">): string[] {
  return [
    text.say("around-players", { count: players }),
    text.say(`around-variant-${variant}`),
    paceWords(pace),
  ];
}

function paceWords(pace: Options["pace"]): string {
  if (pace.kind === "free") return text.say("around-pace-free-each");
  if (pace.kind === "days") return text.say("around-pace-days-each", { days: pace.days });
  const minutes = Math.round(pace.bank / 60);
  return text.say("around-pace-live-each", { minutes, seconds: pace.increment });
}

/** Until when somebody has to move, as a span from now; nothing where no clock runs. */
export function dueWords({ due, options }: Pick<Listed, "due" | "options">): string | null {
  if (due === null || options.pace.kind === "free") return null;
  return fromNow(due - Date.now(), text.language);
}

/** The names of the seats of a listed table, nothing where nobody sits. */
function listedNames({ names, bots }: Pick<Listed, "names" | "bots">): (string | null)[] {
  return names.map((name, seat) => name && playerName(name, bots[seat] ?? null));
}

/** Who won a table of a list; nothing where the game has no end. */
export function wonWords({
  winners,
  resigned,
  ...seats
}: Pick<Listed, "names" | "bots" | "resigned" | "winners">): string | null {
  const names = listedNames(seats)
    .map((name) => name ?? "–")
    .map((name, seat) => (resigned.includes(seat) ? whoResigned(name) : name));
  return winners === null ? null : won(winners, names);
}

/** The people at a table; free seats are counted. */
export function seatWords(table: Pick<Listed, "names" | "bots">): string {
  const names = listedNames(table);
  const free = names.filter((name) => name === null).length;
  const seated = names.filter((name) => name !== null).join(", ");
  if (free === 0) return seated;
  const left = text.say("around-seats-free", { count: free });
  return seated ? `${seated} · ${left}` : left;
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
export function deviceWords(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map(
    (known) => Object.entries(known).find(([word]) => agent.includes(word))?.[1],
  );
  return found.every((name) => name !== undefined) ? found.join(", ") : agent;
}

/** Why something did not work, as one sentence that says what to do. */
export function troubleWords(error: unknown): string {
  if (error instanceof Unreachable) return text.say("around-trouble-again");
  if (error instanceof DOMException) return text.say("around-trouble-passkey");
  if (!(error instanceof Refused)) return text.say("around-trouble-unknown");
  const ids = [`around-refused-${error.reason}`, `table-refused-${error.reason}`];
  const id = ids.find((each) => text.has(each));
  const said = id ? text.say(id) : text.say("around-refused", { reason: error.message });
  return editionFault(error) ?? gameFault(error) ?? said;
}

/** What is wrong with an edition of one's own, where that is known. */
function editionFault({ reason, problem }: Refused): string | null {
  const key = problem.values?.key;
  if (reason === "edition-file" && typeof key === "string")
    return text.say("around-edition-fault", { key });
  if (reason === "bad-options" && key === "edition_file") return text.say("around-edition-name");
  return null;
}

/** What is wrong with a game file: the words of the server's reason, and the paragraph to read. */
function gameFault({ reason, problem }: Refused): string | null {
  const values = problem.values ?? {};
  if (reason !== "game-file" || typeof values.rule !== "string") return null;
  const named = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const args = {
    ...Object.fromEntries(named),
    expected: faultWords(String(values.expected)),
    found: faultWords(String(values.found)),
    key: keyOf(values),
    number: String(values.action_number),
  };
  return text.say(`around-game-file-${faultOf(values.rule, values.action)}`, args);
}

/** The key as one finds it in the file: the table that it is missing in stands before it. */
function keyOf({ key, place }: Record<string, unknown>): string {
  return place === undefined || place === "the file" ? String(key) : `${place}.${key}`;
}

/** Which sentence tells of the fault; those of a position are told by the action that is refused. */
function faultOf(rule: string, action: unknown): string {
  if (rule === "edition-key") return "key-wrong";
  if (text.has(`around-game-file-${rule}`)) return rule;
  return action === undefined ? "other" : "action";
}
