// The page tells events in the very sentences of the Python side, which checks the same file (tests/text/test_page.py).
import { expect, test } from "vitest";
import { namesAtEnd, namesOf } from "../src/log/people";
import { type Happening, retell, tell } from "../src/text/sentences";
import { text } from "../src/text/text.svelte";
import { plain } from "../src/text/words";
import type { Seated } from "../src/wire/api";
import told from "./sentences.json";

const events = told.events as unknown as Happening[];

test.each(["en", "de", "it"] as const)(
  "every event is told as Python tells it: %s",
  async (language) => {
    await text.use(language);
    const story = retell(events, told.players).map(({ parts }) => plain(parts));
    expect(story).toEqual(told.story[language]);
  },
);

test("a sentence knows the cards, goods and breweries it names", async () => {
  await text.use("en");
  const sale = events.find(({ type }) => type === "Sold") as Happening;
  const [sentence] = retell([sale], told.players);
  const named = sentence?.parts.filter(({ kind }) => kind !== "words");
  expect(named).toContainEqual({ kind: "good", good: "hops", words: "3 hops" });
  expect(named).toContainEqual({ kind: "brewery", brewery: 1, words: "Moosbichl" });
});

test("a sentence says which event it begins with", async () => {
  await text.use("en");
  const under: Happening = { type: "PutUnderUnseen", seat: 1 };
  const turn: Happening = { type: "TurnBegan", seat: 1 };
  expect(retell([turn, under, under, turn], ["Ada", "Bo"]).map(({ index }) => index)).toEqual([
    0, 1, 3,
  ]);
});

test("who resigned is called so where it is said who won, and nowhere else", async () => {
  await text.use("en");
  const seats = [{ name: "Ada", person: "a", bot: "steward", is_resigned: true }] as Seated[];
  const log: Happening[] = [
    { type: "TurnBegan", seat: 0 },
    { type: "Ended", ending: "palace", winners: [0] },
  ];
  const story = retell(log, namesOf(seats), namesAtEnd(seats)).map(({ parts }) => plain(parts));
  expect(story[0]).toBe("Ada takes a turn.");
  expect(story[1]).toContain("Ada (resigned; a bot played on) wins.");
});

test("a seat where nobody sits is told by its number", async () => {
  await text.use("en");
  expect(tell({ type: "TurnBegan", seat: 1 }, ["Ada"])).toBe("seat 1 takes a turn.");
});
