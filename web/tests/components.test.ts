// The components draw what they are given and say it to screen readers.
import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import Board from "../src/components/Board.svelte";
import BreweryPanel from "../src/components/BreweryPanel.svelte";
import Card from "../src/components/Card.svelte";
import DemandCard from "../src/components/DemandCard.svelte";
import GoodsRow from "../src/components/GoodsRow.svelte";
import HandFan from "../src/components/HandFan.svelte";
import IncomeTracks from "../src/components/IncomeTracks.svelte";
import PalacePrice from "../src/components/PalacePrice.svelte";
import PlayerChip from "../src/components/PlayerChip.svelte";
import Purse from "../src/components/Purse.svelte";
import type { Table, View } from "../src/connection/types";
import Standings from "../src/end/Standings.svelte";
import { CARDS } from "../src/game/things";
import { i18n } from "../src/text/i18n.svelte";

beforeAll(() => i18n.use("en"));

const pick = () => {};
const labels = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
const buttons = (html: string) => html.split("<button").length - 1;

describe("a card", () => {
  test("is a picture, and a button only where it can be picked", () => {
    expect(buttons(render(Card, { props: { card: "crane", cost: 4 } }).body)).toBe(0);
    expect(buttons(render(Card, { props: { card: "crane", cost: 4, onpick: pick } }).body)).toBe(1);
  });

  test("strikes the old cost through when there is a discount", () => {
    const html = render(Card, { props: { card: "office", cost: 3, printed: 5 } }).body;
    expect(html).toMatch(/<s class="[^"]*">5<\/s>/);
    expect(labels(html)[0]).toContain("Costs 3 instead of 5.");
  });

  test("strikes nothing through at its full cost", () => {
    expect(render(Card, { props: { card: "office", cost: 5, printed: 5 } }).body).not.toContain(
      "<s ",
    );
  });

  test("shows in miniature nothing but its drawing, and still says its name", () => {
    const html = render(Card, { props: { card: "market", cost: 4, mini: true } }).body;
    expect(html).not.toContain(">Market<");
    expect(labels(html)[0]).toContain("Market.");
  });
});

describe("a board", () => {
  const plots = [null, "palace-2", "crane", "printed-hops", "bank-1", "printed-water"] as const;

  test("names its six plots in order", () => {
    expect(labels(render(Board, { props: { plots, player: "Ada" } }).body)).toEqual([
      "Estate of Ada",
      "Plot 1: empty",
      "Plot 2: Palace II",
      "Plot 3: Crane",
      "Plot 4: printed hops field",
      "Plot 5: Bank I",
      "Plot 6: printed water field",
    ]);
  });

  test("lets only open plots be picked", () => {
    const html = render(Board, {
      props: { plots, player: "Ada", open: [1, 4], onpick: pick },
    }).body;
    expect(buttons(html)).toBe(2);
  });

  test("says what a planned card would cover", () => {
    const covering = { plot: 4, card: "market" } as const;
    const html = render(Board, { props: { plots, player: "Ada", planned: [covering] } }).body;
    expect(labels(html)).toContain("Plot 4: Market would cover the printed hops field");
  });

  test("says that a card of the same turn would be covered, too", () => {
    const planned = [
      { plot: 4, card: "market" },
      { plot: 4, card: "palace-1" },
    ] as const;
    const html = render(Board, { props: { plots, player: "Ada", planned } }).body;
    expect(labels(html)).toContain(
      "Plot 4: Palace I would cover the printed hops field and the market",
    );
    expect(html.match(/class="strike/g)).toHaveLength(2);
  });
});

describe("a brewery", () => {
  const props = {
    brewery: 2,
    track: [0, 1, 1, 2, 2, 3],
    markers: [4, 2, 0],
    demand: [2, 3, 1],
    filled: [1, 0, 1],
  } as const;

  test("says prices and demand", () => {
    expect(labels(render(BreweryPanel, { props }).body)).toEqual([
      "Rabenried",
      "hops: price 2",
      "1 of 2 demand spaces filled",
      "barley: price 1",
      "0 of 3 demand spaces filled",
      "water: price 0",
      "1 of 1 demand spaces filled",
    ]);
  });

  test("says what a sale would do", () => {
    const planned = { ...props, ghosts: [1, 2, 0], planned: [1, 2, 0], earn: 1 } as const;
    const html = render(BreweryPanel, { props: planned }).body;
    expect(labels(html)).toContain("hops: price 2, then 1");
    expect(labels(html)).toContain("barley: price 1");
    expect(labels(html)).toContain("0 of 3 demand spaces filled, 2 more with your sale");
    expect(html).toContain("You would earn 1 coin.");
  });
});

test("a demand card says its spaces", () => {
  expect(labels(render(DemandCard, { props: { demand: [1, 2, 3] } }).body)[0]).toBe(
    "Demand: hops 1, barley 2, water 3",
  );
});

test("goods can be counted, and those on offer are outlines", () => {
  const html = render(GoodsRow, { props: { goods: [3, 0, 1], offered: [2, 0, 0] } }).body;
  expect(html).toContain("3 hops");
  expect(html).toContain("no barley");
  expect(html.split('class="glyph hops ').length - 1).toBe(3);
  expect(html.match(/class="[^"]*glyph[^"]* hops[^"]* ghost/g)).toHaveLength(2);
});

test("a hand is a list of buttons when cards can be picked", () => {
  const cards = [
    { card: "crane", cost: 4 },
    { card: "office", cost: 5, dim: true },
  ] as const;
  const html = render(HandFan, { props: { cards, onpick: pick } }).body;
  expect(buttons(html)).toBe(2);
  expect(html).toContain("You can’t afford this yet.");
});

test("a large hand lies in two rows", () => {
  const cards = CARDS.slice(0, 7).map((card) => ({ card, cost: 3 }));
  expect(render(HandFan, { props: { cards } }).body).toContain("--columns: 4");
  expect(render(HandFan, { props: { cards: cards.slice(1) } }).body).toContain("--columns: 6");
});

test("the income tracks say who shares a space, topmost first", () => {
  const now = [
    { colour: "red", player: "Bo", space: 7 },
    { colour: "green", player: "Ada", space: 7 },
  ] as const;
  const html = render(IncomeTracks, { props: { top: 25, now, next: [] } }).body;
  expect(html).toContain("Space 7: Bo, Ada");
  expect(html.split("<li").length - 1).toBe(52);
});

test("the palace price says its cubes", () => {
  expect(labels(render(PalacePrice, { props: { price: 12, cubes: 2, seats: 4 } }).body)).toEqual([
    "Palace price: 12, 2 of 4 cubes",
  ]);
});

const ADA = {
  place: 1,
  colour: "green",
  name: "Ada",
  coins: 1,
  space: 9,
  hand: 4,
  deck: 18,
  parts: 2,
} as const;

test("a player is said in one line", () => {
  const props = { ...ADA, you: true, toMove: true };
  expect(labels(render(PlayerChip, { props }).body)).toEqual([
    "1. Ada, you, to move, 1 coin, order marker on space 9, 4 cards in hand, 18 cards in the deck, 2 palace parts",
  ]);
});

test("a player's chip says that a bot is playing for somebody who is away or has resigned", () => {
  const bo = { ...ADA, place: 2, name: "Bo", coins: 3 };
  const away = render(PlayerChip, { props: { ...bo, absence: "away" } }).body;
  expect(labels(away)[0]).toMatch(/^2\. Bo, a bot is playing, 3 coins/);
  expect(away).toContain(">a bot is playing<");
  const resigned = render(PlayerChip, { props: { ...bo, absence: "resigned" } }).body;
  expect(labels(resigned)[0]).toMatch(/^2\. Bo, resigned, a bot is playing, 3 coins/);
  expect(resigned).toContain(">resigned<");
});

test("a player's chip shows the clock, and says it while it stands", () => {
  const props = { ...ADA, time: "12:05" };
  const stands = render(PlayerChip, { props }).body;
  expect(stands).toContain(">12:05<");
  expect(labels(stands)[0]).toMatch(/, 12:05 left on the clock$/);
  const runs = render(PlayerChip, { props: { ...props, toMove: true } }).body;
  expect(runs).toContain(">12:05<");
  expect(labels(runs)[0]).not.toContain("12:05");
});

test("the standing says who has not played to the end", () => {
  const chair = { colour: "green", person: "p", bot: null, is_resigned: false };
  const plots = Array(6).fill("palace-1");
  const standing = (seat: object) => {
    const table = { seats: [{ ...chair, name: "Bo", ...seat }], standing: [1] };
    const view = { seat: null, winners: [0], seats: [{ coins: 3, plots }] };
    return render(Standings, {
      props: { table: table as unknown as Table, view: view as unknown as View },
    }).body;
  };
  const bot = { bot: "steward" };
  expect(standing({ ...bot, is_resigned: true })).toContain("resigned; a bot played to the end");
  expect(standing(bot)).toContain("a bot played at the end");
  for (const played of [{}, { ...bot, person: null }])
    expect(standing(played)).not.toContain("a bot played");
});

test("a purse says its coins and shows what would be left", () => {
  const html = render(Purse, { props: { coins: 14, left: 8 } }).body;
  expect(html).toContain("14 coins");
  expect(html).toContain("→ 8");
});
