// Creates tables and fills their seats, for "play now" and for the form for a new table.

import { guestName } from "../account/names";
import { person } from "../account/person.svelte";
import { api, withInvitation } from "../connection/http";
import type { Occupant, Table, TableOptions } from "../connection/types";
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
export async function playNow(): Promise<string> {
  await person.need(guestName());
  const { id } = await api.createTable({ players: 3, is_open: false, pace: { kind: "free" } });
  await api.sitDown(id, 0, { contribution: randomContribution() });
  for (const seat of [1, 2]) await api.seatBot(id, seat, GOOD);
  await api.startTable(id);
  return id;
}

/** Creates a table with these options and seats, and starts it if nobody is missing. */
export async function makeTable(
  options: Partial<TableOptions>,
  seatChoices: readonly SeatChoice[],
): Promise<Table> {
  await person.need(guestName());
  let table = await api.createTable({ ...options, players: seatChoices.length });
  for (const [seat, taker] of seatChoices.entries())
    table = (await fillSeat(table.id, seat, taker)) ?? table;
  const isFull = seatChoices.every(({ kind }) => kind !== "friend");
  return isFull ? api.startTable(table.id) : table;
}

/** Creates a table for the same players, and starts it if nobody is missing. */
export async function playAgain(id: string): Promise<Table> {
  const me = (person.me ?? (await person.find()))?.id;
  const table = await api.rematch(id);
  if (table.status !== "open") return table;
  await contributeToRematch(table, me);
  return isReady(table, me) ? api.startTable(table.id) : table;
}

/** Adds a contribution for each of the user's seats without one: only now has the server promised its part of the seed. */
export async function contributeToRematch(
  { id, seats }: Pick<Table, "id" | "seats">,
  me: string | undefined,
): Promise<void> {
  for (const [seat, taken] of seats.entries())
    if (taken?.person === me && isExpected(taken))
      await api.sitDown(id, seat, { contribution: randomContribution() });
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

async function fillSeat(id: string, seat: number, taker: SeatChoice): Promise<Table | undefined> {
  switch (taker.kind) {
    case "me":
      return api.sitDown(id, seat, { contribution: randomContribution() });
    case "here":
      return api.sitDown(id, seat, { contribution: randomContribution(), name: taker.name });
    case "bot":
      return api.seatBot(id, seat, taker.bot);
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
