// The player's estate after the planned turn: the committed position with the events of the preview applied.
//
// The view of a preview ends at the last question, so it lacks the effect of the last answer.

import type { Preview, View } from "../connection/types";
import { type CardId, GOODS, type Good, type PerGood } from "./things";

type PreviewEvent = Preview["events"][number];
export type Sold = Extract<PreviewEvent, { type: "Sold" }>;
export type Earned = Extract<PreviewEvent, { type: "Earned" }>;
export type Built = Extract<PreviewEvent, { type: "CardBuilt" }>;

export interface Projection {
  coins: number;
  plots: readonly (string | null)[];
  hand: readonly CardId[];
  /** Cards that go under the deck, the first of them drawn first. */
  under: readonly CardId[];
  trashed: readonly CardId[];
  built: readonly Built[];
  /** Goods after a trade and before the sale. */
  goods: PerGood<number>;
  sold: Sold | undefined;
  earned: Earned | undefined;
  /** Goods that the warehouse would keep; undefined if there is no choice. */
  stored: PerGood<number> | undefined;
  palacePrice: number;
}

/** The cards, coins and goods of the player after these events; null for a spectator. */
export function projectionOf(now: View, events: readonly PreviewEvent[]): Projection | null {
  const own = now.seat === null ? undefined : now.seats[now.seat];
  if (!own || !now.own) return null;
  const start: Projection = {
    coins: own.coins,
    plots: own.plots,
    hand: now.own.hand,
    under: [],
    trashed: [],
    built: [],
    goods: own.goods,
    sold: undefined,
    earned: undefined,
    stored: undefined,
    palacePrice: now.palace_price,
  };
  return events.reduce(after, start);
}

function after(so: Projection, event: PreviewEvent): Projection {
  switch (event.type) {
    case "Traded":
      return { ...so, goods: traded(so.goods, event.source, event.target, event.count) };
    case "Sold":
      return { ...so, sold: event };
    case "Earned":
      return { ...so, earned: event, coins: so.coins + event.income };
    case "CardBuilt":
      return {
        ...so,
        coins: so.coins - event.cost,
        plots: so.plots.map((content, index) => (index + 1 === event.plot ? event.card : content)),
        hand: without(so.hand, event.card),
        built: [...so.built, event],
      };
    case "PalacePriceRose":
      return { ...so, palacePrice: event.price };
    case "CardTrashed":
      return {
        ...so,
        hand: without(so.hand, event.card),
        trashed: [...so.trashed, event.card],
      };
    case "PutUnder":
      return { ...so, hand: without(so.hand, event.card), under: [...so.under, event.card] };
    case "Stored":
      return { ...so, stored: event.goods };
    default:
      return so;
  }
}

const without = (cards: readonly CardId[], gone: CardId) => cards.filter((card) => card !== gone);

function traded(goods: PerGood<number>, from: Good, to: Good, count: number): PerGood<number> {
  const moved = goods.map((amount, index) => {
    if (GOODS[index] === from) return amount - count;
    return GOODS[index] === to ? amount + count : amount;
  });
  return [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0];
}
