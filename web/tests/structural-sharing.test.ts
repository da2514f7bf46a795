// What is equal before and after keeps its identity.
import { expect, test } from "vitest";
import { shared } from "../src/game/structural-sharing";

test("nothing changed, nothing is new", () => {
  const before = { seats: [{ coins: 2 }, null], to_move: 0 };
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("what changed is new, and what is beside it is not", () => {
  const before = { seats: [{ coins: 2 }, { coins: 3 }], round: 1 };
  const after = shared(before, { seats: [{ coins: 2 }, { coins: 5 }], round: 1 });
  expect(after).toEqual({ seats: [{ coins: 2 }, { coins: 5 }], round: 1 });
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after.seats[1]).not.toBe(before.seats[1]);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ b: 1 }, { a: 1 }],
  [null, {}],
  [[], {}],
  [{ a: null }, { a: 0 }],
])("%j becomes %j", (before, after) => {
  expect(shared(before, after)).toStrictEqual(after);
});
