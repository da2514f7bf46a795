// Creates tables and fills their seats, for "play now" and for the form for a new table.

import { guestName } from "../account/names";
import type { Connection } from "../connection/connection";
import { withInvitation } from "../connection/http";
import type { Occupant, Table, TableOptions } from "../connection/types";
import type { Session } from "../session";
import { type Bot, GOOD } from "./bots.svelte";

/** Who takes a seat of a new table: the user, a bot, somebody else at this screen, or a friend who joins later. */
export type SeatChoice =
  | { kind: "me" }
  | { kind: "bot"; bot: Bot }
  | { kind: "here"; name: string }
  | { kind: "friend" };

/** A random text: the user's contribution to the seed of the deal. */
export function randomContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Starts a private game against two good bots and returns the table's id. */
export async function playNow(session: Session): Promise<string> {
  const bot: SeatChoice = { kind: "bot", bot: GOOD };
  const options = { is_open: false, pace: { kind: "free" } } as const;
  return (await makeTable(session, options, [{ kind: "me" }, bot, bot])).id;
}

/** Creates a table with these options and seats, and starts it if nobody is missing. */
export async function makeTable(
  { connection, person }: Session,
  options: Partial<TableOptions>,
  seatChoices: readonly SeatChoice[],
): Promise<Table> {
  await person.need(guestName());
  const body = { ...options, players: seatChoices.length };
  let table = await connection.request("createTable", { body });
  for (const [seat, choice] of seatChoices.entries())
    table = (await fillSeat(connection, { table_id: table.id, seat }, choice)) ?? table;
  const isFull = seatChoices.every(({ kind }) => kind !== "friend");
  return isFull ? connection.request("startTable", { table_id: table.id }) : table;
}

/** Creates a table for the same players, and starts it if nobody is missing. */
export async function playAgain({ connection, person }: Session, id: string): Promise<Table> {
  const me = (person.me ?? (await person.find()))?.id;
  const table = await connection.request("rematch", { table_id: id });
  if (table.status !== "open") return table;
  await contributeToRematch(connection, table, me);
  return isReady(table, me) ? connection.request("startTable", { table_id: table.id }) : table;
}

/** Adds a contribution for each of the user's seats without one: only now has the server promised its part of the seed. */
export async function contributeToRematch(
  connection: Connection,
  { id, seats }: Pick<Table, "id" | "seats">,
  me: string | undefined,
): Promise<void> {
  const body = () => ({ contribution: randomContribution() });
  for (const [seat, taken] of seats.entries())
    if (taken?.person === me && isExpected(taken))
      await connection.request("sitDown", { table_id: id, seat, body: body() });
}

/** Whether a player was seated for a rematch and has not arrived yet: an arriving player adds a contribution. */
export function isExpected(seat: Occupant | null | undefined): seat is Occupant {
  return seat?.meets_again === true && seat.contribution === "";
}

/** Whether the table of a host is full, with nobody else but bots. */
export function isReady(
  { owner, seats }: Pick<Table, "owner" | "seats">,
  me: string | undefined,
): boolean {
  const isHere = (seat: Occupant | null) =>
    seat !== null && (seat.person === me || seat.person === null);
  return owner === me && seats.every(isHere);
}

/** Whether a user may seat bots and start the game: the host, and at a rematch every player of the first game. */
export function canManage(
  { owner, seats }: Pick<Table, "owner" | "seats">,
  me: string | undefined,
): boolean {
  if (me === undefined) return false;
  return owner === me || seats.some((seat) => seat?.meets_again && seat.person === me);
}

async function fillSeat(
  connection: Connection,
  at: { table_id: string; seat: number },
  choice: SeatChoice,
): Promise<Table | undefined> {
  const contribution = randomContribution();
  switch (choice.kind) {
    case "me":
      return connection.request("sitDown", { ...at, body: { contribution } });
    case "here":
      return connection.request("sitDown", { ...at, body: { contribution, name: choice.name } });
    case "bot":
      return connection.request("seatBot", { ...at, body: { bot: choice.bot } });
    case "friend":
      return undefined;
  }
}

/** The address of a table within the page, with its invitation if it has one. */
export function tablePath({ id, invitation }: Pick<Table, "id" | "invitation">): string {
  return withInvitation(`/table/${id}`, invitation);
}

/** The full invitation link of a table. */
export function invitationLink(table: Pick<Table, "id" | "invitation">, origin: string): string {
  return origin + tablePath(table);
}
