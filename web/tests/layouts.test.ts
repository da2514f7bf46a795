// Media queries name the layouts of the page.
import { expect, test } from "vitest";
import { LAYOUTS } from "../src/ui/layouts";
import { withLayouts } from "../tools/layouts.js";

test("the name of a layout stands for its condition", () => {
  expect(withLayouts("a{} @media (--desk) and (hover: hover) { b{} }", LAYOUTS)).toBe(
    "a{} @media (width >= 1100px) and (hover: hover) { b{} }",
  );
});

test("an unknown layout is an error that names it", () => {
  expect(() => withLayouts("@media (--watch) {}", LAYOUTS)).toThrow('No layout is named "watch"');
});

test("custom properties outside of media queries stay as they are", () => {
  expect(withLayouts("a { color: var(--desk) }", LAYOUTS)).toBe("a { color: var(--desk) }");
});
