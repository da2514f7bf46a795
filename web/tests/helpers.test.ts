// The pure helpers: path data, change, stacks, ids.
import { describe, expect, test } from "vitest";
import { effectsOf } from "../src/art/effects";
import { courses, hatch, scallops, strokes, waves } from "../src/art/geometry";
import { change } from "../src/components/money";
import { type OrderMarker, stacks } from "../src/components/tracks";
import { CARDS, palacePart } from "../src/game/things";

const numbers = (path: string) =>
  [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([value]) => Number(value));

describe("hatching", () => {
  test("stays inside its rectangle", () => {
    const points = numbers(hatch(10, 20, 30, 40, 7));
    for (const [index, value] of points.entries()) {
      const [low, high] = index % 2 === 0 ? [10, 40] : [20, 60];
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    }
  });

  test("leans by 45 degrees", () => {
    const [startX = 0, startY = 0, endX = 0, endY = 0] = numbers(hatch(0, 0, 50, 50, 10));
    expect(startX - endX).toBe(endY - startY);
  });
});

test("courses have a level line between rows and joints moved by half a stone", () => {
  expect(courses(0, 0, 40, 20, 2, 20)).toBe("M20 0v10M0 10h40M10 10v10M30 10v10");
});

test("strokes are set from end to end", () => {
  expect(strokes(0, 5, 20, 10, 2, -3)).toBe("M0 5l2 -3M10 5l2 -3M20 5l2 -3");
});

test("waves and scallops have as many arcs as asked", () => {
  expect(waves(0, 0, 3, 20, 4).split("q")).toHaveLength(4);
  expect(scallops(0, 0, 5, 8, 4).split("q")).toHaveLength(6);
});

test("change is made with as many fives as possible", () => {
  expect(change(0)).toEqual([]);
  expect(change(4)).toEqual([1, 1, 1, 1]);
  expect(change(13)).toEqual([5, 5, 1, 1, 1]);
});

test("markers on one space are stacked with the first on top", () => {
  const at = (player: string, space: number): OrderMarker => ({ colour: "red", player, space });
  const found = stacks([at("Ada", 7), at("Bo", 3), at("Cleo", 7)]);
  expect([...found.keys()]).toEqual([7, 3]);
  expect(found.get(7)?.map(({ player }) => player)).toEqual(["Ada", "Cleo"]);
});

test("six cards are palace parts, numbered 1 to 6", () => {
  expect(CARDS.map(palacePart).filter((part) => part !== null)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("every card but a field has signs for its effect, and fields show goods instead", () => {
  for (const card of CARDS) {
    const field = /^(hops|barley|water)-/.test(card);
    expect(effectsOf(card).length > 0).toBe(!field);
  }
});
