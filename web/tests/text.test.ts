// The page speaks three languages from shared and own catalogues.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CARDS } from "../src/game/things";
import { ALWAYS, choose, i18n, LANGUAGES, LATER, t } from "../src/text/i18n.svelte";
import { cardLabel, contentName, contentObject } from "../src/text/thing-names";
import { TERMINAL, trimmed } from "../tools/catalogues";

const idsOf = (language: string, topic: string) => {
  const file = new URL(`../src/text/catalogues/${language}/${topic}.ftl`, import.meta.url);
  return [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
};
const TOPICS = [...ALWAYS, ...LATER];
const ids = (language: string) => TOPICS.flatMap((topic) => idsOf(language, topic));

test("the terminal's messages stay out of the page, and the page asks for none", () => {
  const source = "a = 1\n\n# c\ncli-b =\n    two\n    .text = x\nc = 3\n    .text = y\n";
  expect(trimmed(source)).toBe("a = 1\nc = 3\n    .text = y\n");
  const own = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  for (const [path, code] of Object.entries(own)) {
    const said = [...code.matchAll(/(?:say|has)\(\s*[`"]([a-z][\w-]*)/g)].map(([, id]) => id ?? "");
    expect(
      said.filter((id) => TERMINAL.test(id)),
      path,
    ).toEqual([]);
  }
});

test("English, German and Italian are there", () => {
  expect(LANGUAGES).toEqual(["de", "en", "it"]);
});

test.each(["de", "it"])("the page says the same things in %s as in English", (language) => {
  expect(ids(language)).toEqual(ids("en"));
});

test("the first language wanted that there is gets chosen, else English", () => {
  expect(choose(["fr-FR", "de-AT", "it"])).toBe("de");
  expect(choose(["fr", "pt"])).toBe("en");
});

describe.each(["en", "de", "it"])("in %s", (language) => {
  beforeEach(() => i18n.use(language));

  test("every card has a name and a text", () => {
    for (const card of CARDS) {
      expect(t(`card-${card}`)).not.toBe(`card-${card}`);
      expect(t(`card-${card}.text`)).not.toBe(`card-${card}.text`);
    }
  });

  test("the page finds every message of its own", async () => {
    for (const topic of LATER) await i18n.load(topic);
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    for (const id of ids(language)) expect(t(id ?? "")).not.toBe(id);
    silent.mockRestore();
  });

  test("what lies on a plot has a name", () => {
    for (const content of [null, "printed-water", "crane"] as const) {
      expect(contentName(content)).not.toMatch(/plot-|card-/);
      expect(contentObject(content)).not.toMatch(/plot-|card-/);
    }
  });
});

test("a card says its name, text, cost and whether it is too dear", async () => {
  await i18n.use("en");
  expect(cardLabel("crane", { cost: 4 })).toBe(
    "Crane. All other cards cost you 2 coins less. Costs 4.",
  );
  expect(cardLabel("office", { cost: 3, printed: 5, dim: true })).toBe(
    "Office. 1 coin more for each good sold of one type, each round. Costs 3 instead of 5. Too dear now.",
  );
});

test("a language can be switched in place", async () => {
  await i18n.use("de");
  expect(t("card-crane")).toBe("Baukran");
  await i18n.use("it");
  expect(t("card-crane")).toBe("Gru");
  expect(t("good-hops.letter")).toBe("L");
});

test("an unknown message shows its id, and an unknown language is refused", async () => {
  expect(t("page-no-such-thing")).toBe("page-no-such-thing");
  await expect(i18n.use("xx")).rejects.toThrow('no catalogue for the language "xx"');
});
