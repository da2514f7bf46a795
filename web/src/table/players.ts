// The players of a table, in the order of the round.

import type { OrderMarker } from "../components/tracks";
import type { View } from "../connection/types";
import type { Game } from "../game/game.svelte";
import { seatName } from "../game/seats";
import type { Colour, PerGood } from "../game/things";
import { palacePart } from "../game/things";
import { t } from "../text/i18n.svelte";

/** What is needed of a table, whether running or in a replay. */
export type TableView = Pick<Game, "committed" | "seats">;

export interface Player {
  seat: number;
  place: number;
  colour: Colour;
  name: string;
  coins: number;
  space: number;
  hand: number;
  deck: number;
  parts: number;
  goods: PerGood<number>;
  plots: readonly (string | null)[];
  you: boolean;
  toMove: boolean;
}

export function nameOf(game: TableView, seat: number): string {
  const chair = game.seats[seat];
  return chair ? seatName(chair) : t("seat-number", { seat });
}

export const colourOf = (game: TableView, seat: number): Colour =>
  game.seats[seat]?.colour ?? "green";

/** All players, the first to act first; `space` is the space of this round's marker, or of the next round's. */
export function playersOf(game: TableView): Player[] {
  const view = game.committed;
  if (!view) return [];
  return view.queue.flatMap(({ seat, space }, index) => {
    const seen = view.seats[seat];
    if (!seen) return [];
    const arrived = view.arrived.find((marker) => marker.seat === seat);
    return {
      seat,
      place: index + 1,
      colour: colourOf(game, seat),
      name: nameOf(game, seat),
      coins: seen.coins,
      space: arrived?.space ?? space,
      hand: seen.hand_size,
      deck: seen.deck_size,
      parts: partsOf(seen.plots),
      goods: seen.goods,
      plots: seen.plots,
      you: seat === view.seat,
      toMove: seat === view.to_move,
    };
  });
}

export const partsOf = (plots: readonly (string | null)[]): number =>
  plots.filter((content) => content !== null && palacePart(content as never) !== null).length;

/** The order markers of both tracks; on one space the topmost comes first: the one that arrived last (R3.10). */
export function tracksOf(game: TableView, { queue, arrived }: Pick<View, "queue" | "arrived">) {
  return { now: markersOf(game, queue), next: markersOf(game, arrived.toReversed()) };
}

/** The order markers, with colours and names. */
export function markersOf(game: TableView, markers: View["queue"]): OrderMarker[] {
  return markers.map(({ seat, space }) => ({
    colour: colourOf(game, seat),
    player: nameOf(game, seat),
    space,
  }));
}
