// The names of players, alone, in lists, and as winners.
import { i18n, t } from "./i18n.svelte";

/** The name of the player at a seat, or the number of a seat that is empty. */
export function playerAt(seat: number, players: readonly string[]): string {
  return players[seat] ?? t("seat-number", { seat });
}

/** The name of a player; a bot with the server's default name is called by its name in this language. */
export function playerName(name: string, bot: string | null): string {
  const [, title = "", number = ""] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  const id = `bot-${bot}`;
  return bot !== null && title.toLowerCase() === bot && i18n.has(id) ? i18n.say(id) + number : name;
}

/** How a player who resigned is named among the winners: a bot finished the game for that seat. */
export const resignedName = (player: string) => t("seeing-won-resigned", { player });

/** "a", "a and b", "a, b and c". */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const first = items
    .slice(0, -1)
    .reduce((before, next) => t("list-comma", { first: before, next }));
  return t("list-last", { first, last });
}

export const playerList = (seats: readonly number[], players: readonly string[]) =>
  listText(seats.map((seat) => playerAt(seat, players)));

/** Who won: one player, several together, or nobody. */
export function winnersSentence(winners: readonly number[], players: readonly string[]): string {
  const [first] = winners;
  if (first === undefined) return t("winners-none");
  if (winners.length === 1) return t("winners-one", { player: playerAt(first, players) });
  return t("winners-shared", { players: playerList(winners, players) });
}
