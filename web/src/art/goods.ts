// The three goods as outlines round (0, 0), in a box of 40 by 40; later paths lie on top of earlier ones.
import type { Good } from "../game/things";

/** A pointed bract of a hop cone: middle of its upper edge, width, length, and how far its tip leans out. */
function bract(x: number, y: number, width: number, length: number, lean: number): string {
  const half = width / 2;
  return (
    `M${x - half} ${y}C${x - half - 1 + lean / 2} ${y + length * 0.55} ${x - 2 + lean} ${y + length * 0.8} ${x + lean} ${y + length}` +
    `C${x + 2 + lean} ${y + length * 0.8} ${x + half + 1 + lean / 2} ${y + length * 0.55} ${x + half} ${y}Q${x} ${y - 5} ${x - half} ${y}Z`
  );
}

/** The left or right kernel of a pair; a barley ear has them in rows. */
function kernel(y: number, side: 1 | -1): string {
  return `M0 ${y + 6}C${4 * side} ${y + 6} ${11 * side} ${y + 3} ${11 * side} ${y - 5.5}C${6 * side} ${y - 5.5} ${side} ${y - 1} 0 ${y + 6}Z`;
}

export const SHAPES: Record<Good, readonly string[]> = {
  hops: [
    bract(0, 7, 12, 13, 0),
    bract(-6, 2, 12, 13, -1.5),
    bract(6, 2, 12, 13, 1.5),
    bract(-10, -4, 11, 13, -2.5),
    bract(10, -4, 11, 13, 2.5),
    bract(0, -3, 13, 14, 0),
    bract(-5.5, -9, 13, 13, -1.5),
    bract(5.5, -9, 13, 13, 1.5),
    bract(0, -13, 15, 11, 0),
  ],
  barley: [
    kernel(10, -1),
    kernel(10, 1),
    kernel(1.5, -1),
    kernel(1.5, 1),
    kernel(-7, -1),
    kernel(-7, 1),
    "M0-6C-4.5-10-4-15 0-19C4-15 4.5-10 0-6Z",
  ],
  water: ["M0-19C5-10 14-2 14 6.5A14 13.5 0 0 1-14 6.5C-14-2-5-10 0-19Z"],
};

/** Lines that belong to the shape: stem, awns. */
export const LINES: Record<Good, string> = {
  hops: "M0-15V-20",
  barley: "M0 6V20M-10 5L-18-6M10 5L18-6M-10-4L-16-15M10-4L16-15M-9-12L-11-20M9-12L11-20",
  water: "",
};
