// Names and colours of the players at a table, by seat.

import type { Occupant, Table } from "../connection/types";
import { playerName, resignedName } from "../text/player-names";
import { COLOURS, type Colour } from "./things";

type Seats = Table["seats"];

/** The name of a seat's player; a bot beside a person only stands in. */
export const seatName = ({
  name,
  person,
  bot,
}: Pick<Occupant, "name" | "person" | "bot">): string =>
  playerName(name, person === null ? bot : null);

export const namesOf = (seats: Seats): string[] =>
  seats.map((seat) => (seat ? seatName(seat) : "–"));

/** Names for the result: a player who resigned did not win by their own play. */
export const namesAtEnd = (seats: Seats): string[] =>
  namesOf(seats).map((name, seat) => (seats[seat]?.is_resigned ? resignedName(name) : name));

export const coloursOf = (seats: Seats): Colour[] =>
  seats.map((seat, index) => seat?.colour ?? COLOURS[index] ?? "green");

/** Why a bot plays the seat of a person: for a while, or to the end. */
export type Absence = "away" | "resigned";

/** Null for people who play themselves, and for seats of bots. */
export function absenceOf(seat: Seats[number] | undefined): Absence | null {
  if (seat?.is_resigned) return "resigned";
  if (!seat?.person) return null;
  return seat.bot === null ? null : "away";
}
