// Text and shapes can be told from what they stand on, in both themes.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, tokens } from "./colours";

const colours = tokens(readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8"));
const SURFACES = ["paper", "panel", "sunk"];

const TEXT: [string, string][] = [
  ...["text", "soft", "accent", "focus"].flatMap((front) =>
    SURFACES.map((back): [string, string] => [front, back]),
  ),
  ["on-accent", "accent"],
  ["coin-text", "coin-face"],
  ["silver-text", "silver-face"],
];

const SHAPES: [string, string][] = [
  ...[
    "hops",
    "barley",
    "water",
    "green",
    "red",
    "blue",
    "violet",
    "orange",
    "coin",
    "silver",
    "edge",
  ].flatMap((front) => SURFACES.map((back): [string, string] => [front, back])),
  // A good is told from its ground by its outline by day, by its body at night.
  ["text", "plan"],
  ["edge", "plan"],
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(TEXT)("text in %s is readable on %s", (front, back) => {
    expect(contrast(colours, theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)("a shape in %s stands out from %s", (front, back) => {
    expect(contrast(colours, theme, front, back)).toBeGreaterThanOrEqual(3);
  });

  test.each(["hops", "barley", "water"])(
    "a token of %s has an outline or a body that stands out",
    (good) => {
      for (const surface of [...SURFACES, "sky", "plan"]) {
        const best = Math.max(
          contrast(colours, theme, "ink", surface),
          contrast(colours, theme, `${good}-body`, surface),
        );
        expect(best).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test.each(["wall", "stone", "plaster"])("a house of %s stands out from the sky", (paint) => {
    const best = Math.max(
      contrast(colours, theme, "ink", "sky"),
      contrast(colours, theme, paint, "sky"),
    );
    expect(best).toBeGreaterThanOrEqual(3);
  });

  test("windows stand out from the walls they are in", () => {
    expect(contrast(colours, theme, "glass", "wall")).toBeGreaterThanOrEqual(2.5);
    expect(contrast(colours, theme, "wall", "ink")).toBeGreaterThanOrEqual(4.5);
  });
});

test("known contrasts are computed right", () => {
  const known = tokens(
    "--white: light-dark(#ffffff, #777777); --black: light-dark(#000000, #ffffff);",
  );
  expect(contrast(known, "light", "white", "black")).toBeCloseTo(21, 5);
  expect(contrast(known, "dark", "white", "black")).toBeCloseTo(4.48, 2);
});
