// Making a table and seating people and bots there: the requests behind "play now" and behind the form for a new table.
import { person } from "../person.svelte";
import type { Options, Seated, SeenTable } from "../wire/api";
import { api, withInvitation } from "../wire/http";
import { type Bot, GOOD } from "./bots.svelte";
import { guestName } from "./words";

/** Who takes a seat of a new table: the person, a bot, somebody else at this screen, or a friend who comes later. */
export type Taker =
  | { kind: "me" }
  | { kind: "bot"; bot: Bot }
  | { kind: "here"; name: string }
  | { kind: "friend" };

/** A text nobody can guess, for the person's part in the seed of the deal. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One click: a closed table for three with two good bots, dealt at once. Returns the table's id. */
export async function playNow(): Promise<string> {
  await person.need(guestName());
  const { id } = await api.createTable({ players: 3, is_open: false, pace: { kind: "free" } });
  await api.sitDown(id, 0, { contribution: randomWord() });
  for (const seat of [1, 2]) await api.seatBot(id, seat, GOOD);
  await api.startTable(id);
  return id;
}

/** A table with these options and takers; it is dealt if nobody has to be waited for. */
export async function makeTable(
  options: Partial<Options>,
  takers: readonly Taker[],
): Promise<SeenTable> {
  await person.need(guestName());
  let table = await api.createTable({ ...options, players: takers.length });
  for (const [seat, taker] of takers.entries())
    table = (await take(table.id, seat, taker)) ?? table;
  const isFull = takers.every(({ kind }) => kind !== "friend");
  return isFull ? api.startTable(table.id) : table;
}

/** The same players at a new table; it is dealt if nobody has to be waited for. */
export async function playAgain(id: string): Promise<SeenTable> {
  const me = (person.me ?? (await person.find()))?.id;
  const table = await api.rematch(id);
  if (table.status !== "open") return table;
  await arrive(table, me);
  return isReady(table, me) ? api.startTable(table.id) : table;
}

/** Throws in a word for each own seat that has none: only now has the server promised its part of the seed. */
export async function arrive(
  { id, seats }: Pick<SeenTable, "id" | "seats">,
  me: string | undefined,
): Promise<void> {
  for (const [seat, taken] of seats.entries())
    if (taken?.person === me && isAwaited(taken))
      await api.sitDown(id, seat, { contribution: randomWord() });
}

/** Whether somebody was seated for a rematch and has not come yet: whoever sits down throws a word in. */
export function isAwaited(seat: Seated | null | undefined): seat is Seated {
  return seat?.meets_again === true && seat.contribution === "";
}

/** Whether a person's own table has nobody else at it than bots, and no free seat. */
export function isReady(
  { owner, seats }: Pick<SeenTable, "owner" | "seats">,
  me: string | undefined,
): boolean {
  const isHere = (seat: Seated | null) =>
    seat !== null && (seat.person === me || seat.person === null);
  return owner === me && seats.every(isHere);
}

/** Whether a person may seat bots and deal: who made the table, at a rematch who meets the others again. */
export function mayGather(
  { owner, seats }: Pick<SeenTable, "owner" | "seats">,
  me: string | undefined,
): boolean {
  if (me === undefined) return false;
  return owner === me || seats.some((seat) => seat?.meets_again && seat.person === me);
}

async function take(id: string, seat: number, taker: Taker): Promise<SeenTable | undefined> {
  switch (taker.kind) {
    case "me":
      return api.sitDown(id, seat, { contribution: randomWord() });
    case "here":
      return api.sitDown(id, seat, { contribution: randomWord(), name: taker.name });
    case "bot":
      return api.seatBot(id, seat, taker.bot);
    case "friend":
      return undefined;
  }
}

/** A table's address within the page, with the invitation for those who need it. */
export function tablePath({ id, invitation }: Pick<SeenTable, "id" | "invitation">): string {
  return withInvitation(`/table/${id}`, invitation);
}

/** The address under which a table can be joined by those who have it. */
export function invitationLink(
  table: Pick<SeenTable, "id" | "invitation">,
  origin: string,
): string {
  return origin + tablePath(table);
}
