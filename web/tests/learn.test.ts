// What people learn with: the rules reference, its search, the glossary, and how a lesson goes on.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import type { LessonStep } from "../src/connection/types";
import { CARDS } from "../src/game/things";
import { kindOf, placeOf } from "../src/learn/card-reference";
import { CHAPTERS, chapterAfter } from "../src/learn/chapters";
import { advance, firstUnexpected, fits, holds, shown } from "../src/learn/lesson-steps";
import { hits, matches, pieces, plain } from "../src/learn/prose";
import { found } from "../src/learn/search";
import { paragraphsOf, SECTIONS, TERMS } from "../src/learn/sections";
import { SIGNS, symbolText } from "../src/learn/signs";
import { i18n, t } from "../src/text/i18n.svelte";

const ARGS = { edition: "reconstructed", first: 8, prices: "8, 10" };

const catalogue = (language: string) =>
  readFileSync(new URL(`../src/text/catalogues/${language}/learn.ftl`, import.meta.url), "utf8");

/** The terms that each message marks, by the id of the message. */
function marked(language: string): Map<string, string[]> {
  const entries = catalogue(language)
    .split(/\n(?=learn-)/)
    .slice(1);
  return new Map(
    entries.map((entry) => [
      entry.split(" ")[0] ?? "",
      pieces(entry).flatMap(({ term }) => (term ? [term] : [])),
    ]),
  );
}

describe("a sentence with words of the glossary", () => {
  test("is taken apart at its marks", () => {
    expect(pieces("Sell the [surplus](surplus) too.")).toEqual([
      { text: "Sell the " },
      { text: "surplus", term: "surplus" },
      { text: " too." },
    ]);
    expect(plain("[A](a) b")).toBe("A b");
  });

  test("is found whatever its accents and capitals, when all words occur", () => {
    expect(matches("Jede Brauerei zahlt", "brau ZAHLT")).toBe(true);
    expect(matches("Überschuss", "uber")).toBe(true);
    expect(matches("Jede Brauerei", "brau markt")).toBe(false);
  });

  test("shows where the search hits, in its own letters", () => {
    expect(hits("Überschuss senkt den Überschuss", "uber")).toEqual([
      "",
      "Über",
      "schuss senkt den ",
      "Über",
      "schuss",
    ]);
    expect(hits("one (two)", "(two)")).toEqual(["one ", "(two)", ""]);
  });
});

describe.each(["en", "de", "it"])("the reference in %s", (language) => {
  beforeEach(async () => {
    await i18n.use(language);
    await i18n.load("learn");
  });

  test("has every section, paragraph, sign, term, kind of card and chapter", () => {
    const ids = [
      ...SECTIONS.flatMap((section) => [`learn-${section.id}`, ...paragraphsOf(section)]),
      ...TERMS.flatMap((term) => [`learn-term-${term}`, `learn-term-${term}.text`]),
      ...CARDS.map((card) => `learn-card-${kindOf(card)}`),
      ...CARDS.map((card) => `learn-${placeOf(card).section}`),
      ...CHAPTERS.flatMap((name) => [`learn-chapter-${name}`, `learn-chapter-${name}.text`]),
    ];
    for (const id of ids) expect(i18n.say(id, ARGS)).not.toBe(id);
    for (const sign of SIGNS) expect(symbolText(sign)).not.toMatch(/^learn-/);
  });

  test("has no paragraph that no section shows", () => {
    const known = new Set<string>(SECTIONS.flatMap(paragraphsOf));
    const sections = SECTIONS.map(({ id }) => id).join("|");
    const written = catalogue(language).matchAll(
      new RegExp(`^(learn-(?:${sections})-\\d+) =`, "gm"),
    );
    expect([...written].map(([, id]) => id).filter((id) => !known.has(id ?? ""))).toEqual([]);
  });

  test("marks only words that the glossary has, the same ones as in English", () => {
    const marks = marked(language);
    for (const terms of marks.values()) for (const term of terms) expect(TERMS).toContain(term);
    for (const [id, terms] of marked("en"))
      expect([...(marks.get(id) ?? [])].sort(), id).toEqual([...terms].sort());
  });

  test("finds a card by its name, and shows all without a search", () => {
    const all = found("", ARGS);
    expect(all.sections).toHaveLength(SECTIONS.length);
    const hit = found(t("card-magistrate"), ARGS);
    expect(hit.sections.find(({ section }) => section.id === "cards")?.cards).toContain(
      "magistrate",
    );
    expect(hit.count).toBeLessThan(all.count);
    expect(found("qqq", ARGS)).toEqual({ sections: [], count: 0 });
  });
});

test("after the last chapter comes none", () => {
  expect(chapterAfter("estate")).toBe("sale");
  expect(chapterAfter("expert")).toBeUndefined();
});

const reading = (given: string[] = []): LessonStep => ({ kind: "reading", look: [], given });
const answering = (want: string[], given: string[] = []): LessonStep => ({
  kind: "answering",
  look: [],
  want,
  given,
});
const confirming = (given: string[] = [], want: string[] = []): LessonStep => ({
  kind: "confirming",
  look: [],
  want,
  given,
});

describe("a lesson", () => {
  const steps = [
    reading(),
    answering(["brewery 2", "sell 3 hops"]),
    answering(["sell 1 hops"]),
    answering(["build crane 1"]),
    reading(),
    answering(["under *", "under *"]),
    confirming(),
    reading(),
  ];
  const at = (step: number) => ({ step, turns: 0 });
  const sale = ["brewery 2", "sell 3 hops", "sell 0 water"];
  const less = ["brewery 2", "sell 1 hops", "sell 0 water"];
  const built = [...less, "build crane 1", "built"];
  const buried = [...built, "under office", "under bank-1"];

  test("compares answers word by word; a star is any word", () => {
    expect(fits("under crane", "under *")).toBe(true);
    expect(fits("build crane 1", "under *")).toBe(false);
    expect(holds(["under a", "under b"], ["under b", "under a"])).toBe(false);
  });

  test("goes on when what it wants was answered, also past what is only read", () => {
    expect(advance(steps, at(1), ["brewery 2", "sell 1 hops"], 0).step).toBe(1);
    expect(advance(steps, at(1), sale, 0).step).toBe(2);
    expect(advance(steps, at(0), sale, 0).step).toBe(2);
    expect(advance(steps, at(3), built, 0).step).toBe(4);
    expect(advance(steps, at(4), buried, 0).step).toBe(6);
  });

  test("may want another answer to a question that was answered before", () => {
    expect(advance(steps, at(2), less, 0).step).toBe(3);
    expect(advance(steps, at(3), sale, 0).step).toBe(2);
  });

  test("goes back to what was undone", () => {
    expect(advance(steps, at(5), [], 0).step).toBe(1);
    expect(advance(steps, at(5), less, 0).step).toBe(3);
    expect(advance(steps, at(6), [...built, "under office"], 0).step).toBe(5);
  });

  test("goes on after the turn when it is confirmed, and not before", () => {
    expect(advance(steps, at(6), buried, 0)).toEqual(at(6));
    expect(advance(steps, at(6), [], 1)).toEqual({ step: 7, turns: 1 });
  });

  test("knows an answer that does not belong to it", () => {
    expect(firstUnexpected(steps, 1, ["brewery 1"])).toBe("brewery 1");
    expect(firstUnexpected(steps, 3, [...less, "build crane 2"])).toBe("build crane 2");
    expect(firstUnexpected(steps, 3, [...less, "built"])).toBe("built");
    expect(firstUnexpected(steps, 5, buried)).toBeUndefined();
    expect(firstUnexpected(steps, 5, buried.slice(0, -1))).toBeUndefined();
    expect(firstUnexpected(steps, 7, ["brewery 1"])).toBeUndefined();
  });

  test("lets amounts be changed on the way to what it wants", () => {
    expect(firstUnexpected(steps, 2, ["brewery 2", "sell 2 hops", "sell 0 water"])).toBeUndefined();
  });

  test("minds the sequence of cards that go under the deck", () => {
    const ordered = [answering(["under a", "under b"]), confirming()];
    expect(firstUnexpected(ordered, 0, ["under b"])).toBeUndefined();
    expect(firstUnexpected(ordered, 0, ["under b", "under a"])).toBe("under b");
  });

  test("shows how it goes on, with its answer in place of another", () => {
    expect(shown(answering(["sell 1 hops"]), sale)).toEqual([
      "brewery 2",
      "sell 0 water",
      "sell 1 hops",
    ]);
  });
});
