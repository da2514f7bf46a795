// The small sums behind the table's gestures, its clock and its sentences.
import { beforeAll, describe, expect, test } from "vitest";
import { remaining } from "../src/table/clock";
import { partsOf } from "../src/table/players";
import { refusal } from "../src/table/refusals";
import { question } from "../src/table/sentence";
import { exchanged, goodsAfter, moved } from "../src/table/steps";
import { text } from "../src/text/text.svelte";
import type { SeenView } from "../src/wire/api";
import { Refused } from "../src/wire/http";

beforeAll(() => text.use("en"));

describe("a trade", () => {
  test("moves goods from one kind to the other", () => {
    expect(goodsAfter([3, 0, 1], "trade 2 hops>barley")).toEqual([1, 2, 1]);
    expect(goodsAfter([3, 0, 1], null)).toEqual([3, 0, 1]);
  });

  test("keeps all on offer where all were, and never more than there is", () => {
    expect(exchanged([3, 0, 1], [3, 0, 2], [1, 2, 2])).toEqual([1, 2, 1]);
    expect(exchanged([2, 0, 0], [3, 0, 0], [1, 2, 0])).toEqual([1, 2, 0]);
  });
});

describe("a row of cards", () => {
  test("takes a card to another place", () => {
    expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
  });

  test("ends at its ends", () => {
    const row = ["a", "b", "c"];
    expect(moved(row, "c", 9)).toBe(row);
    expect(moved(row, "a", -1)).toBe(row);
    expect(moved(row, "x", 1)).toBe(row);
  });
});

describe("time left", () => {
  test("is told in the unit that says enough", () => {
    expect(remaining(2 * 24 * 3_600_000 + 3_600_000)).toMatchObject({
      unit: "days",
      days: 2,
      hours: 1,
    });
    expect(remaining(3_600_000 + 120_000)).toMatchObject({ unit: "hours", hours: 1, minutes: 2 });
    expect(remaining(125_000)).toMatchObject({ unit: "minutes", minutes: 2, seconds: "05" });
  });

  test("is short in the last minute and never negative", () => {
    expect(remaining(59_000).isShort).toBe(true);
    expect(remaining(-5)).toMatchObject({ minutes: 0, seconds: "00" });
  });
});

test("palace parts on a board are counted", () => {
  expect(partsOf([null, "palace-2", "crane", "printed-hops", "palace-6", null])).toBe(2);
});

describe("the question", () => {
  const asked = (what: SeenView["asked"]) => question({ asked: what } as SeenView);

  test("names good and brewery of a sale", () => {
    expect(asked({ type: "Selling", seat: 0, brewery: 1, sold: [2] })).toBe(
      "Choose the amount of barley you sell to Rabenried.",
    );
  });

  test("tells the two steps of an opening apart", () => {
    expect(asked({ type: "Opening", seat: 0, kept: null })).toContain("keep");
    expect(asked({ type: "Opening", seat: 0, kept: "crane" })).toContain("under your deck");
  });
});

describe("a refusal", () => {
  const refused = (reason: string) =>
    new Refused({
      type: `urn:furstenfeld:problem:${reason}`,
      title: "",
      status: 409,
      detail: "No.",
    });

  test("says what to do where it is a common one", () => {
    expect(refusal(refused("stale"))).toContain("played already");
  });

  test("gives the server's own words where it is not", () => {
    expect(refusal(refused("odd"))).toBe("The server refuses: No.");
  });
});
