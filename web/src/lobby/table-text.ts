// The texts of a table in a list: its options, players, winners and deadline.
import type { TableOptions, TableSummary } from "../connection/types";
import { fromNow } from "../text/dates";
import { i18n, t } from "../text/i18n.svelte";
import { playerName, resignedName, winnersSentence } from "../text/player-names";

/** The options of a table, each in a few words: players, variant, pace. */
export function optionText({
  players,
  variant,
  pace,
}: Pick<TableOptions, "players" | "variant" | "pace">): string[] {
  return [
    t("around-players", { count: players }),
    t(`around-variant-${variant ?? "base"}`),
    paceWords(pace),
  ];
}

function paceWords(pace: TableOptions["pace"]): string {
  if (pace.kind === "free") return t("around-pace-free-each");
  if (pace.kind === "days") return t("around-pace-days-each", { days: pace.days });
  const minutes = Math.round(pace.bank / 60);
  return t("around-pace-live-each", { minutes, seconds: pace.increment });
}

/** The time until the deadline; null without a clock. */
export function dueText({ due, options }: Pick<TableSummary, "due" | "options">): string | null {
  if (due === null || options.pace.kind === "free") return null;
  return fromNow(due - Date.now(), i18n.language);
}

/** The names of the players of a listed table; null for free seats. */
function listedNames({ names, bots }: Pick<TableSummary, "names" | "bots">): (string | null)[] {
  return names.map((name, seat) => name && playerName(name, bots[seat] ?? null));
}

/** Who won a listed table; null if the game has no result. */
export function winnersText({
  winners,
  resigned,
  ...seats
}: Pick<TableSummary, "names" | "bots" | "resigned" | "winners">): string | null {
  const names = listedNames(seats)
    .map((name) => name ?? "–")
    .map((name, seat) => (resigned.includes(seat) ? resignedName(name) : name));
  return winners === null ? null : winnersSentence(winners, names);
}

/** The players at a table, and the number of free seats. */
export function playersText(table: Pick<TableSummary, "names" | "bots">): string {
  const names = listedNames(table);
  const free = names.filter((name) => name === null).length;
  const seated = names.filter((name) => name !== null).join(", ");
  if (free === 0) return seated;
  const left = t("around-seats-free", { count: free });
  return seated ? `${seated} · ${left}` : left;
}
