// The page tells events in the very sentences of the Python side, which checks the same file (tests/text/test_page.py).
import { expect, test } from "vitest";
import type { GameEvent, Occupant } from "../src/connection/types";
import { namesAtEnd, namesOf } from "../src/game/seats";
import { eventSentences, eventText } from "../src/text/event-text";
import { i18n } from "../src/text/i18n.svelte";
import { plain } from "../src/text/sentence-parts";
import told from "./sentences.json";

const events = told.events as unknown as GameEvent[];

test.each(["en", "de", "it"] as const)(
  "every event is told as Python tells it: %s",
  async (language) => {
    await i18n.use(language);
    const story = eventSentences(events, told.players).map(({ parts }) => plain(parts));
    expect(story).toEqual(told.story[language]);
  },
);

test("a sentence knows the cards, goods and breweries it names", async () => {
  await i18n.use("en");
  const sale = events.find(({ type }) => type === "Sold") as GameEvent;
  const [sentence] = eventSentences([sale], told.players);
  const named = sentence?.parts.filter(({ kind }) => kind !== "words");
  expect(named).toContainEqual({ kind: "good", good: "hops", words: "3 hops" });
  expect(named).toContainEqual({ kind: "brewery", brewery: 1, words: "Moosbichl" });
});

test("a sentence says which event it begins with", async () => {
  await i18n.use("en");
  const under: GameEvent = { type: "PutUnderUnseen", seat: 1 };
  const turn: GameEvent = { type: "TurnBegan", seat: 1 };
  expect(
    eventSentences([turn, under, under, turn], ["Ada", "Bo"]).map(({ index }) => index),
  ).toEqual([0, 1, 3]);
});

test("who resigned is called so where it is said who won, and nowhere else", async () => {
  await i18n.use("en");
  const seats = [{ name: "Ada", person: "a", bot: "steward", is_resigned: true }] as Occupant[];
  const log: GameEvent[] = [
    { type: "TurnBegan", seat: 0 },
    { type: "Ended", ending: "palace", winners: [0] },
  ];
  const story = eventSentences(log, namesOf(seats), namesAtEnd(seats)).map(({ parts }) =>
    plain(parts),
  );
  expect(story[0]).toBe("Ada takes a turn.");
  expect(story[1]).toContain("Ada (resigned; a bot played on) wins.");
});

test("a seat where nobody sits is told by its number", async () => {
  await i18n.use("en");
  expect(eventText({ type: "TurnBegan", seat: 1 }, ["Ada"])).toBe("seat 1 takes a turn.");
});
