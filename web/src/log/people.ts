// Names and colours of the people at a table, by seat.
import { COLOURS, type Colour } from "../art/ids";
import type { SeenTable } from "../wire/api";

type Seats = SeenTable["seats"];

export const namesOf = (seats: Seats): string[] => seats.map((seat) => seat?.name ?? "–");

export const coloursOf = (seats: Seats): Colour[] =>
  seats.map((seat, index) => seat?.colour ?? COLOURS[index] ?? "green");
