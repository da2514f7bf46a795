// Which order markers share a space of an income track.
import type { Colour } from "../game/things";

export interface OrderMarker {
  colour: Colour;
  player: string;
  space: number;
}

/** The stacks by space; in each the first marker of the list is on top. */
export function stacks(markers: readonly OrderMarker[]): Map<number, OrderMarker[]> {
  const bySpace = new Map<number, OrderMarker[]>();
  for (const marker of markers) {
    const stack = bySpace.get(marker.space);
    if (stack) stack.push(marker);
    else bySpace.set(marker.space, [marker]);
  }
  return bySpace;
}
