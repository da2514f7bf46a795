// Making a table and seating people and bots there: the requests behind "play now" and behind the form for a new table.

import { guestName } from "../account/names";
import { person } from "../account/person.svelte";
import { api, withInvitation } from "../connection/http";
import type { Occupant, Table, TableOptions } from "../connection/types";
import { type Bot, GOOD } from "./bots.svelte";

/** Who takes a seat of a new table: the person, a bot, somebody else at this screen, or a friend who comes later. */
export type SeatChoice =
  | { kind: "me" }
  | { kind: "bot"; bot: Bot }
  | { kind: "here"; name: string }
  | { kind: "friend" };

/** A text nobody can guess, for the person's part in the seed of the deal. */
export function randomContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One click: a closed table for three with two good bots, dealt at once. Returns the table's id. */
export async function playNow(): Promise<string> {
  await person.need(guestName());
  const { id } = await api.createTable({ players: 3, is_open: false, pace: { kind: "free" } });
  await api.sitDown(id, 0, { contribution: randomContribution() });
  for (const seat of [1, 2]) await api.seatBot(id, seat, GOOD);
  await api.startTable(id);
  return id;
}

/** A table with these options and seatChoices; it is dealt if nobody has to be waited for. */
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

/** The same players at a new table; it is dealt if nobody has to be waited for. */
export async function playAgain(id: string): Promise<Table> {
  const me = (person.me ?? (await person.find()))?.id;
  const table = await api.rematch(id);
  if (table.status !== "open") return table;
  await contributeToRematch(table, me);
  return isReady(table, me) ? api.startTable(table.id) : table;
}

/** Throws in a word for each own seat that has none: only now has the server promised its part of the seed. */
export async function contributeToRematch(
  { id, seats }: Pick<Table, "id" | "seats">,
  me: string | undefined,
): Promise<void> {
  for (const [seat, taken] of seats.entries())
    if (taken?.person === me && isExpected(taken))
      await api.sitDown(id, seat, { contribution: randomContribution() });
}

/** Whether somebody was seated for a rematch and has not come yet: whoever sits down throws a word in. */
export function isExpected(seat: Occupant | null | undefined): seat is Occupant {
  return seat?.meets_again === true && seat.contribution === "";
}

/** Whether a person's own table has nobody else at it than bots, and no free seat. */
export function isReady(
  { owner, seats }: Pick<Table, "owner" | "seats">,
  me: string | undefined,
): boolean {
  const isHere = (seat: Occupant | null) =>
    seat !== null && (seat.person === me || seat.person === null);
  return owner === me && seats.every(isHere);
}

/** Whether a person may seat bots and deal: who made the table, at a rematch who meets the others again. */
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

/** A table's address within the page, with the invitation for those who need it. */
export function tablePath({ id, invitation }: Pick<Table, "id" | "invitation">): string {
  return withInvitation(`/table/${id}`, invitation);
}

/** The address under which a table can be joined by those who have it. */
export function invitationLink(table: Pick<Table, "id" | "invitation">, origin: string): string {
  return origin + tablePath(table);
}
