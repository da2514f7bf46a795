// The page speaks three languages from shared and own catalogues.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CARDS } from "../src/game/things";
import { paragraphsOf, SECTIONS } from "../src/learn/sections";
import { ALWAYS, choose, i18n, LANGUAGES, LATER, t } from "../src/text/i18n.svelte";
import { cardLabel, contentName, contentObject } from "../src/text/thing-names";
import { TERMINAL, trimmed } from "../tools/catalogues.js";
import { readCatalogue, variablesOf } from "../tools/messages.js";

const idsOf = (language: string, topic: string) => {
  const file = new URL(`../src/text/catalogues/${language}/${topic}.ftl`, import.meta.url);
  return [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
};
const CODE = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/**/*.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const TOPICS = [...ALWAYS, ...LATER];
const ids = (language: string) => TOPICS.flatMap((topic) => idsOf(language, topic));

test("the terminal's messages stay out of the page, and the page asks for none", () => {
  const source = "a = 1\n\n# c\ncli-b =\n    two\n    .text = x\nc = 3\n    .text = y\n";
  expect(trimmed(source)).toBe("a = 1\nc = 3\n    .text = y\n");
  for (const [path, code] of Object.entries(CODE)) {
    const said = [...code.matchAll(/(?:say|has|\bt)\(\s*[`"]([a-z][\w-]*)/g)].map(
      ([, id]) => id ?? "",
    );
    expect(
      said.filter((id) => TERMINAL.test(id)),
      path,
    ).toEqual([]);
  }
});

test("English, German and Italian are there", () => {
  expect(LANGUAGES).toEqual(["de", "en", "it"]);
});

/** Whether the code asks for a message by its whole id, or by a template for ids that begin like it. */
function isUsed(id: string, code: string, templates: readonly string[]): boolean {
  const [topic = "", ...rest] = id.split("-");
  const isOnlyTopic = (start: string) => start === `${topic}-`;
  const isWord = () => new RegExp(`["\\s]${rest.join("-")}["':]`).test(code);
  return (
    new RegExp(`["\`]${id}["\`.]`).test(code) ||
    templates.some((start) => id.startsWith(start) && (!isOnlyTopic(start) || isWord()))
  );
}

test("every message of the page is used", () => {
  const code = Object.values(CODE).join("\n");
  const templates = [...code.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map(
    ([, start]) => start ?? "",
  );
  const rules = SECTIONS.flatMap((section) => [`learn-${section.id}`, ...paragraphsOf(section)]);
  const unused = ids("en").filter(
    (id) => id && !rules.includes(id) && !isUsed(id.replace(/-not$/, ""), code, templates),
  );
  expect(unused).toEqual([]);
});

test.each(["de", "it"])("messages have the same variables in %s as in English", (language) => {
  expect(variablesOf(readCatalogue(language)).sort()).toEqual(
    variablesOf(readCatalogue("en")).sort(),
  );
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
    for (const id of ids(language)) expect(i18n.say(id ?? "")).not.toBe(id);
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
    "Office. Earn 1 extra coin for each good of one type you sell. Costs 3 instead of 5. You can’t afford this yet.",
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
  expect(i18n.say("page-no-such-thing")).toBe("page-no-such-thing");
  await expect(i18n.use("xx")).rejects.toThrow('no catalogue for the language "xx"');
});
