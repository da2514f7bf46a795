// Every card of the catalogue has a drawing of its own, and every paint in a drawing is mixed.
import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import Label from "../src/art/breweries/Label.svelte";
import { DRAWINGS } from "../src/art/drawings";
import { SHAPES } from "../src/art/goods";
import { CARDS, GOODS } from "../src/game/things";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const catalogue = read("../../src/furstenfeld/text/catalogues/en.ftl");
const strip = (html: string) => html.replaceAll(/<!--.*?-->/g, "");
const drawn = CARDS.map((card) => strip(render(DRAWINGS[card]).body));

test("the cards that can be drawn are the cards of the catalogue, in its order", () => {
  const named = [...catalogue.matchAll(/^card-([\w-]+) =/gm)].map(([, card]) => card);
  expect(named).toEqual([...CARDS]);
});

test("there are 28 drawings and no two are the same", () => {
  expect(new Set(drawn).size).toBe(28);
});

test("two drawings never share many of their outlines", () => {
  const files = import.meta.glob<string>(
    ["../src/art/cards/*.svelte", "../src/art/palace/Palace?.svelte"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const outlines = Object.values(files).map(
    (source) => new Set([...source.matchAll(/ d="([^"{]+)"/g)].map(([, path]) => path)),
  );
  expect(outlines).toHaveLength(28);
  for (const [index, mine] of outlines.entries()) {
    for (const other of outlines.slice(index + 1)) {
      const shared = [...mine].filter((path) => other.has(path)).length;
      expect(shared / Math.min(mine.size, other.size)).toBeLessThan(0.2);
    }
  }
});

test.each(GOODS)("a field of %s shows as many goods as its number", (good) => {
  for (const count of [1, 2, 3] as const) {
    const svg = strip(render(DRAWINGS[`${good}-${count}`]).body);
    const contour = SHAPES[good].join("");
    expect(svg.split(`class="contour`).length - 1).toBe(count);
    expect(svg).toContain(contour);
  }
});

test("the five breweries of the catalogue have five different labels", () => {
  const breweries = [...catalogue.matchAll(/^brewery-(\d) =/gm)].map(([, number]) =>
    Number(number),
  );
  const labels = breweries.map((brewery) => strip(render(Label, { props: { brewery } }).body));
  expect(breweries).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(labels).size).toBe(5);
});

describe("the drawings", () => {
  const sources = Object.entries(
    import.meta.glob<string>("../src/art/**/*.svelte", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  );
  const mixed = read("../src/styles/art.css");
  const colours = read("../src/styles/tokens.css");

  test.each(sources)("%s uses only paints and lines that exist", (_, source) => {
    const style = source.slice(source.indexOf("<style>"));
    const used = [...source.matchAll(/ class="([\w -]+)"/g)].flatMap(([, names]) =>
      (names ?? "").split(" "),
    );
    for (const name of new Set(used)) {
      if (name === "art") continue;
      const known = [mixed, style].some((css) => new RegExp(`\\.${name}[ ,:{]`).test(css));
      expect(known, `class "${name}"`).toBe(true);
    }
  });

  test("every paint of the drawings is a colour of the tokens", () => {
    const paints = [...mixed.matchAll(/(?:fill|stroke): var\(--([\w-]+)\)/g)].map(
      ([, name]) => name,
    );
    expect(paints.length).toBeGreaterThan(40);
    for (const paint of paints) expect(colours).toContain(`--${paint}: light-dark(`);
  });
});
