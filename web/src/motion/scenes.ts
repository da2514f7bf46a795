// Events as scenes: what flies from where to where, with which caption, and for how long.
//
// Places are the `data-place` attributes of the table; of several the first visible one is used.

import type { GameEvent } from "../connection/types";
import { type CardId, GOODS, type Good, palacePart } from "../game/things";

export type Thing =
  | { kind: "good"; good: Good }
  | { kind: "coin"; value: 1 | 5 }
  | { kind: "card"; card: CardId | null }
  | { kind: "marker"; seat: number }
  | { kind: "cube" };

export type Sound = "coin" | "wood" | "paper";

export interface Flight {
  thing: Thing;
  from: readonly string[];
  to: readonly string[];
}

export interface Scene {
  /** The event of the caption; null for the player's own turn and for minor events. */
  caption: GameEvent | null;
  flights: readonly Flight[];
  /** Places that pulse at the end of the scene, because they changed. */
  pulses: readonly string[];
  /** Breweries, numbered from 1, whose price markers move. */
  slides: readonly number[];
  /** A place whose new content is hidden until the flight has ended. */
  hides: string | null;
  sound: Sound | null;
  /** Milliseconds at normal speed. */
  ms: number;
}

/** The duration of a flight. */
export const FLIGHT = 280;
/** The shortest time of a caption. */
const READING = 620;
/** The longest time for a turn of others, and for all waiting scenes. */
export const LONGEST_TURN = 2_500;
export const LONGEST = 7_000;
/** At most this many pieces fly at once. */
const MOST = 6;

/** The scenes of these events, for the player at a seat with these plots. */
export function scenes(
  events: readonly GameEvent[],
  me: number | null,
  plots: readonly (string | null)[] = [],
): Scene[] {
  return turns(events).flatMap((turn) =>
    shortened(
      turn.flatMap((event) => sceneOf(event, turn, me, plots)),
      LONGEST_TURN,
    ),
  );
}

/** The same scenes, shortened to at most `longest` milliseconds. */
export function shortened(some: readonly Scene[], longest: number): Scene[] {
  const whole = some.reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, longest / Math.max(1, whole));
  return some.map((scene) => ({ ...scene, ms: scene.ms * share }));
}

/** Groups events by turn; events between turns are a group of their own. */
function turns(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const begins = event.type === "TurnBegan" || event.type === "PricesRose";
    const last = groups.at(-1);
    if (!last || (begins && last[0]?.type !== event.type) || event.type === "TurnBegan")
      groups.push([event]);
    else last.push(event);
  }
  return groups;
}

function sceneOf(
  event: GameEvent,
  turn: readonly GameEvent[],
  me: number | null,
  plots: readonly (string | null)[],
): Scene[] {
  const isMine = "seat" in event && event.seat === me;
  switch (event.type) {
    case "RoundBegan":
      return [scene({ caption: event, ms: READING })];
    case "Harvested":
      return isMine ? [scene({ flights: harvested(event, plots), ms: FLIGHT })] : [];
    case "Drew":
      return isMine ? [scene({ flights: drawn(event), sound: "paper", ms: FLIGHT })] : [];
    case "Traded":
      return isMine ? [] : [scene({ caption: event, pulses: [`seat-${event.seat}`], ms: READING })];
    case "Sold":
      return [
        told(event, isMine, { flights: sold(event), slides: [event.brewery + 1], sound: "wood" }),
      ];
    case "Earned":
      return [earned(event, turn, isMine)];
    case "CardBuilt":
      return isMine ? [] : [built(event)];
    case "PalacePriceRose":
      return [scene({ caption: event, pulses: ["palace-price"], ms: FLIGHT })];
    case "CardTrashed":
      return isMine ? [] : [scene({ caption: event, pulses: [`seat-${event.seat}`], ms: READING })];
    case "PricesRose":
      return event === turn[0] ? [risen(turn)] : [];
    case "Ended":
      return [scene({ caption: event, ms: READING })];
    default:
      return [];
  }
}

const scene = (some: Partial<Scene>): Scene => ({
  caption: null,
  flights: [],
  pulses: [],
  slides: [],
  hides: null,
  sound: null,
  ms: 0,
  ...some,
});

/** Events of other players get a caption and time to read it. */
function told(event: GameEvent, isMine: boolean, some: Partial<Scene>): Scene {
  return scene({
    ...some,
    caption: isMine ? null : event,
    ms: isMine ? FLIGHT : FLIGHT + READING / 2,
  });
}

type Of<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

const times = <T>(count: number, one: T): T[] => Array<T>(Math.min(count, MOST)).fill(one);

const goodsOf = (seat: number, good: Good) => [`goods-${seat}-${good}`, `seat-${seat}`];

/** Each good flies from a field for it; the ids of fields contain their good. */
function harvested({ seat, goods }: Of<"Harvested">, plots: readonly (string | null)[]): Flight[] {
  return GOODS.flatMap((good, index) => {
    const fields = plots.flatMap((content, plot) => (content?.includes(good) ? [plot + 1] : []));
    return times(goods[index] ?? 0, good).map((_, number) => ({
      thing: { kind: "good" as const, good },
      from: [`plot-${seat}-${fields[number % Math.max(1, fields.length)]}`],
      to: goodsOf(seat, good),
    }));
  });
}

function drawn({ seat, cards }: Of<"Drew">): Flight[] {
  return cards.map((card) => ({
    thing: { kind: "card", card: null },
    from: [`deck-${seat}`],
    to: [`hand-${card}`, "hand"],
  }));
}

function sold({ seat, brewery, goods }: Of<"Sold">): Flight[] {
  return GOODS.flatMap((good, index) =>
    times(goods[index] ?? 0, {
      thing: { kind: "good" as const, good },
      from: goodsOf(seat, good),
      to: [`brewery-${brewery + 1}-${good}`, `brewery-${brewery + 1}`],
    }),
  );
}

/** Coins fly from the brewery, or from the player's banks; the marker flies onto the track. */
function earned(event: Of<"Earned">, turn: readonly GameEvent[], isMine: boolean): Scene {
  const { seat, income } = event;
  const sale = turn.find(
    (other): other is Of<"Sold"> => other.type === "Sold" && other.seat === seat,
  );
  const from = sale ? [`brewery-${sale.brewery + 1}`] : [`seat-${seat}`];
  const to = [`purse-${seat}`, `seat-${seat}`];
  const coins = change(income).map(
    (value): Flight => ({ thing: { kind: "coin", value }, from, to }),
  );
  const marker: Flight = {
    thing: { kind: "marker", seat },
    from: [`seat-${seat}`, `purse-${seat}`],
    to: [`track-next-${event.space}`, "track-next"],
  };
  return {
    ...scene({
      flights: [...coins, marker],
      pulses: [`purse-${seat}`],
      sound: income > 0 ? "coin" : null,
      ms: FLIGHT,
    }),
    // The caption of the sale names the income already.
    ...(sale || isMine ? {} : { caption: event, ms: READING }),
  };
}

/** In the market phase the prices of all breweries rise together. */
function risen(turn: readonly GameEvent[]): Scene {
  const slides = turn.flatMap((event) => (event.type === "PricesRose" ? [event.brewery + 1] : []));
  return scene({ slides, sound: "wood", ms: FLIGHT });
}

/** A few coins for an amount: fives first. */
function change(amount: number): (1 | 5)[] {
  const fives = Math.floor(amount / 5);
  return [...times<5>(fives, 5), ...times<1>(amount - fives * 5, 1)].slice(0, MOST);
}

function built(event: Of<"CardBuilt">): Scene {
  const { seat, card, plot } = event;
  const place = `plot-${seat}-${plot}`;
  const flights: Flight[] = [
    { thing: { kind: "card", card }, from: [`seat-${seat}`], to: [place, `seat-${seat}`] },
  ];
  if (palacePart(card) !== null)
    flights.push({ thing: { kind: "cube" }, from: [place, `seat-${seat}`], to: ["palace-price"] });
  return told(event, false, { flights, hides: place, pulses: [place], sound: "wood" });
}
