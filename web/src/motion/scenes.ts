// Events as scenes: what flies from where to where, what is said meanwhile, and how long it takes.
//
// Places are the `data-place` marks of the table; of several the first one in sight is taken.

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
  /** The event as it is told; nothing is said of the own turn, nor of small things. */
  caption: GameEvent | null;
  flights: readonly Flight[];
  /** Places that nod when the scene ends: something about them has changed. */
  pulses: readonly string[];
  /** Breweries, numbered from 1, whose price markers go to their new spaces. */
  slides: readonly number[];
  /** A place whose new content is hidden until the flight has come down. */
  hides: string | null;
  sound: Sound | null;
  /** Milliseconds at normal speed. */
  ms: number;
}

/** A thing takes so long to go somewhere. */
export const FLIGHT = 280;
/** A sentence stays at least so long. */
const READING = 620;
/** A turn of others takes no longer, and all that waits takes no longer than this. */
export const LONGEST_TURN = 2_500;
export const LONGEST = 7_000;
/** More things than this fly as this many. */
const MOST = 6;

/** The scenes of some events, for the seat that looks on, whose goods grow on these plots. */
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

/** The same scenes in at most so many milliseconds. */
export function shortened(some: readonly Scene[], longest: number): Scene[] {
  const whole = some.reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, longest / Math.max(1, whole));
  return some.map((scene) => ({ ...scene, ms: scene.ms * share }));
}

/** Events turn by turn; what happens between turns is a group of its own. */
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

/** What others do is told in words, and needs time to be read. */
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

/** Every good grows on a field of its own; the names of fields say what and how much. */
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

/** Coins come from the brewery of the sale, or from the own bank; the marker goes onto the track. */
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
    // The sale has told already what it brings.
    ...(sale || isMine ? {} : { caption: event, ms: READING }),
  };
}

/** In the market phase the prices of all breweries rise together. */
function risen(turn: readonly GameEvent[]): Scene {
  const slides = turn.flatMap((event) => (event.type === "PricesRose" ? [event.brewery + 1] : []));
  return scene({ slides, sound: "wood", ms: FLIGHT });
}

/** A few coins that stand for an amount: fives first. */
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
