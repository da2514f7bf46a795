// A takeback request: who asked, and whose consent is missing.
import type { Table } from "../connection/types";

type Takeback = Pick<Table, "seats" | "takeback">;

const personAt = ({ seats }: Takeback, seat: number) => seats[seat]?.person ?? null;

/** Whether the user at a seat has asked. */
export function isAsker(table: Takeback, seat: number | null): boolean {
  if (!table.takeback || seat === null) return false;
  return personAt(table, table.takeback.seat) === personAt(table, seat);
}

/** The seats whose players have not agreed yet. */
export function awaitedFor(table: Takeback): number[] {
  const { takeback, seats } = table;
  if (!takeback) return [];
  const agreed = new Set([takeback.seat, ...takeback.agreed].map((seat) => personAt(table, seat)));
  return seats.flatMap((chair, seat) =>
    chair?.person && chair.bot === null && !agreed.has(chair.person) ? [seat] : [],
  );
}
