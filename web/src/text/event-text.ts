// Events as sentences, equal to those of Python's `furstenfeld.text`, from the same catalogues.

import type { GameEvent } from "../connection/types";
import { type CardId, GOODS, type PrintedId } from "../game/things";
import { type Args, i18n, type MessageId, t } from "./i18n.svelte";
import { listText, playerAt, playerList, winnersSentence } from "./player-names";
import {
  type Amounts,
  markedAmount,
  markedAmounts,
  markedBrewery,
  markedGood,
  markedObject,
  markedThing,
  markedThings,
  type Part,
  partsOf,
  plain,
} from "./sentence-parts";

type Of<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

export interface Sentence {
  parts: readonly Part[];
  /** The event, or the first of several that one sentence describes. */
  event: GameEvent;
  /** The index of that event. */
  index: number;
}

/**
 * The sentences of these events; several cards put under or goods lost in a row share one. `atEnd` are the
 * names of the players for the result.
 */
export function eventSentences(
  events: readonly GameEvent[],
  players: readonly string[],
  atEnd: readonly string[] = players,
): Sentence[] {
  return runs(events).map(({ event, index, together }) => ({
    event,
    index,
    parts: partsOf(story(event, together, event.type === "Ended" ? atEnd : players)),
  }));
}

/** The sentence of one event. */
export function eventText(event: GameEvent, players: readonly string[]): string {
  return plain(partsOf(story(event, [event], players)));
}

/** How the game ended and who won. */
export function endingText({ ending, winners }: Of<"Ended">, players: readonly string[]): string {
  return `${t(`ending-${ending}`)} ${winnersSentence(winners, players)}`;
}

interface Run {
  event: GameEvent;
  index: number;
  together: GameEvent[];
}

const TOGETHER = new Set(["PutUnder", "PutUnderUnseen", "Lost"]);

/** Single events, and groups of equal events of one seat in a row. */
function runs(events: readonly GameEvent[]): Run[] {
  const found: Run[] = [];
  for (const [index, event] of events.entries()) {
    const last = found.at(-1);
    if (last && TOGETHER.has(event.type) && isSame(last.event, event)) last.together.push(event);
    else found.push({ event, index, together: [event] });
  }
  return found;
}

const seatOf = (event: GameEvent) => ("seat" in event ? event.seat : null);
const isSame = (one: GameEvent, other: GameEvent) =>
  one.type === other.type && seatOf(one) === seatOf(other);

/** One sentence, with marks around the names in it. */
function story(event: GameEvent, together: readonly GameEvent[], players: readonly string[]) {
  const say = (id: MessageId, args: Args = {}) =>
    i18n.say(id, "seat" in event ? { player: playerAt(event.seat, players), ...args } : args);
  switch (event.type) {
    case "RoundBegan":
      return say("event-round", { round: event.round, order: playerList(event.order, players) });
    case "Drew":
      if (event.cards.length === 0) return say("event-drew-unseen", { count: 0 });
      return say("event-drew", { cards: markedThings(event.cards) });
    case "DrewUnseen":
      return say("event-drew-unseen", { count: event.count });
    case "KeptOpening":
      return say("event-kept-opening", { card: markedThing(event.card) });
    case "KeptOpeningUnseen":
      return say("event-kept-opening-unseen");
    case "PutUnder": {
      const cards = (together as Of<"PutUnder">[]).map(({ card }) => card);
      return say("event-put-under", { cards: markedThings(cards) });
    }
    case "PutUnderUnseen":
      return say("event-put-under-unseen", { count: together.length });
    case "Harvested":
      return say("event-harvested", { goods: markedAmounts(event.goods) });
    case "TurnBegan":
      return say("event-turn");
    case "Traded":
      return say("event-traded", {
        goods: markedAmount(event.count, event.source),
        target: markedGood(event.target),
      });
    case "Sold":
      return sold(event, say);
    case "Earned":
      return earned(event, say);
    case "CardBuilt":
      return built(event, say);
    case "PalacePriceRose":
      return say("event-palace-price", { price: event.price });
    case "CardTrashed":
      return say("event-trashed", { card: markedThing(event.card) });
    case "Stored":
      return say("event-stored", { goods: markedAmounts(event.goods) });
    case "Lost":
      return say("event-lost", { goods: markedAmounts(sum(together as Of<"Lost">[])) });
    case "PricesRose":
      return pricesRose(event);
    case "Ended":
      return endingText(event, players);
  }
}

type Say = (id: MessageId, args?: Args) => string;

function sold(event: Of<"Sold">, say: Say): string {
  const sale = say("event-sold", {
    goods: markedAmounts(event.goods),
    brewery: markedBrewery(event.brewery),
    coins: event.coins,
  });
  const changed = changes(event);
  if (changed.length === 0) return sale;
  return say("event-sold-prices", { sale, count: changed.length, changes: listText(changed) });
}

function pricesRose(event: Of<"PricesRose">): string {
  const changed = changes(event);
  const at = { brewery: markedBrewery(event.brewery) };
  if (changed.length === 0) return t("event-markers-rose", at);
  return t("event-prices-rose", {
    ...at,
    count: changed.length,
    changes: listText(changed),
  });
}

/** A phrase for each price that changed. */
function changes({ prices, prices_after }: Of<"Sold"> | Of<"PricesRose">): string[] {
  return GOODS.flatMap((good, index) => {
    const [before, after] = [prices[index] ?? 0, prices_after[index] ?? 0];
    if (before === after) return [];
    return [t("event-price-change", { name: markedGood(good), before, after })];
  });
}

function earned(event: Of<"Earned">, say: Say): string {
  const { space, income } = event;
  const sources = (["sale", "office", "banks", "guide"] as const).filter((source) => event[source]);
  const [only] = sources;
  if (only === undefined) return say("event-earned-nothing", { space });
  if (sources.length === 1)
    return say("event-earned-one", { space, part: share(event, only, ".only") });
  const parts = listText(sources.map((source) => share(event, source, "")));
  return say("event-earned", { space, income, parts });
}

function share(
  event: Of<"Earned">,
  source: "sale" | "office" | "banks" | "guide",
  form: "" | ".only",
): string {
  const good = event.office_good;
  return t(`event-earned-${source}${form}`, {
    coins: event[source],
    good: good ? markedObject(good) : "",
  });
}

function built(event: Of<"CardBuilt">, say: Say): string {
  const { plot, cost, covered } = event;
  const card = markedThing(event.card);
  if (covered === null) return say("event-built", { card, plot, cost });
  return say("event-built-over", {
    card,
    plot,
    cost,
    covered: markedThing(covered as CardId | PrintedId),
  });
}

function sum(losses: readonly { goods: Amounts }[]): Amounts {
  const total = (index: 0 | 1 | 2) => losses.reduce((all, { goods }) => all + goods[index], 0);
  return [total(0), total(1), total(2)];
}
