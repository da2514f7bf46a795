// Screenshots lose colours nobody sees, but not their shape.
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { shrink } from "../tools/png.js";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture of 2 by 2 pixels; the second row is stored as the difference to the first. */
function tiny(colourType: number): Buffer {
  const head = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, colourType, 0, 0, 0]);
  const rows = Buffer.from([0, 255, 0, 0, 0, 255, 0, 2, 1, 1, 1, 0, 0, 0]);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function part(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, "latin1");
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

test("few colours stay what they are", () => {
  const small = shrink(tiny(2));
  const palette = part(small, "PLTE");
  const rows = inflateSync(part(small, "IDAT"));
  const pixel = (index: number) => [
    ...palette.subarray((rows[index] ?? 0) * 3, (rows[index] ?? 0) * 3 + 3),
  ];
  expect(part(small, "IHDR")[9]).toBe(3);
  expect([1, 2, 4, 5].map(pixel)).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 1, 1],
    [0, 255, 0],
  ]);
});

test("another kind of image is refused", () => {
  expect(() => shrink(tiny(0))).toThrow("not a plain 8-bit colour image");
});
