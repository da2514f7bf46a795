// Path data for things that are drawn many times: hatching, scales, rows of strokes.

const round = (value: number) => Math.round(value * 10) / 10;

/** Parallel strokes at 45 degrees that shade a rectangle. */
export function hatch(x: number, y: number, width: number, height: number, step: number): string {
  let path = "";
  for (let at = step; at < width + height; at += step) {
    const startX = x + Math.min(at, width);
    const startY = y + Math.max(0, at - width);
    const endX = x + Math.max(0, at - height);
    const endY = y + Math.min(at, height);
    path += `M${round(startX)} ${round(startY)}L${round(endX)} ${round(endY)}`;
  }
  return path;
}

/** Courses of bricks or shingles: level lines, and upright joints moved by half a stone in every second row. */
export function courses(
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  stone: number,
): string {
  const course = height / rows;
  let path = "";
  for (let row = 0; row < rows; row++) {
    const top = y + row * course;
    if (row > 0) path += `M${round(x)} ${round(top)}h${round(width)}`;
    for (let at = x + (row % 2 === 0 ? stone : stone / 2); at < x + width - 1; at += stone) {
      path += `M${round(at)} ${round(top)}v${round(course)}`;
    }
  }
  return path;
}

/** A row of equal short strokes, from x to x + width. */
export function strokes(x: number, y: number, width: number, step: number, dx: number, dy: number) {
  let path = "";
  for (let at = x; at <= x + width + 0.01; at += step) {
    path += `M${round(at)} ${round(y)}l${round(dx)} ${round(dy)}`;
  }
  return path;
}

/** A line of small waves. */
export function waves(x: number, y: number, count: number, length: number, height: number): string {
  let path = `M${round(x)} ${round(y)}`;
  for (let wave = 0; wave < count; wave++) {
    path += `q${round(length / 4)} ${round(-height)} ${round(length / 2)} 0t${round(length / 2)} 0`;
  }
  return path;
}

/** Round scallops hanging from a level line, as on an awning or a roof edge. */
export function scallops(x: number, y: number, count: number, width: number, drop: number): string {
  let path = `M${round(x)} ${round(y)}`;
  for (let one = 0; one < count; one++) {
    path += `q${round(width / 2)} ${round(drop)} ${round(width)} 0`;
  }
  return path;
}
