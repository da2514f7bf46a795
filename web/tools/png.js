// Rewrites a PNG of a page with at most 256 colours, which makes flat drawings several times smaller.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** @param {Buffer} png */
function chunksOf(png) {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The pixels of an 8-bit RGB or RGBA image, without their filters. @param {Buffer} png */
function decode(png) {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === "IHDR")?.data;
  if (head?.[8] !== 8 || (head[9] !== 2 && head[9] !== 6) || head[12] !== 0) {
    throw new Error("This PNG is not a plain 8-bit colour image. Take it as Chromium writes it.");
  }
  const [width, height, depth] = [
    head.readUInt32BE(0),
    head.readUInt32BE(4),
    head[9] === 2 ? 3 : 4,
  ];
  const raw = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data)),
  );
  const stride = width * depth;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= depth ? (pixels[at - depth] ?? 0) : 0;
      const up = y > 0 ? (pixels[at - stride] ?? 0) : 0;
      const corner = x >= depth && y > 0 ? (pixels[at - stride - depth] ?? 0) : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      pixels[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return { width, height, depth, pixels };
}

/** @typedef {{ colour: number, count: number }} Counted */

/** @param {number} colour @param {number} channel */
const part = (colour, channel) => (colour >> (16 - channel * 8)) & 255;

/** The channel in which a box of colours is widest, and how wide it is. @param {Counted[]} box */
function widest(box) {
  let best = { channel: 0, width: -1 };
  for (const channel of [0, 1, 2]) {
    const values = box.map(({ colour }) => part(colour, channel));
    const width = values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    if (width > best.width) best = { channel, width };
  }
  return best;
}

/** @param {Counted[]} box */
function average(box) {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((channel) =>
    Math.round(
      box.reduce((sum, { colour, count }) => sum + part(colour, channel) * count, 0) / total,
    ),
  );
}

/** Median cut: halve the box that matters most until there are enough. @param {Counted[]} colours @param {number} size */
function cut(colours, size) {
  const boxes = [colours];
  while (boxes.length < size) {
    const weights = boxes.map((box) =>
      box.length < 2
        ? -1
        : widest(box).width * Math.sqrt(box.reduce((sum, { count }) => sum + count, 0)),
    );
    const index = weights.indexOf(Math.max(...weights));
    const box = boxes[index];
    if (!box || box.length < 2) break;
    const { channel } = widest(box);
    box.sort((a, b) => part(a.colour, channel) - part(b.colour, channel));
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
    let [at, seen] = [0, 0];
    while (at < box.length - 1 && (at === 0 || seen < half)) seen += box[at++]?.count ?? 0;
    boxes.splice(index, 1, box.slice(0, at), box.slice(at));
  }
  return boxes;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** @param {Buffer} png @returns {Buffer} */
export function shrink(png) {
  const { width, height, depth, pixels } = decode(png);
  /** @type {Map<number, number>} */
  const counts = new Map();
  const colourAt = (/** @type {number} */ at) => pixels.readUIntBE(at * depth, 3);
  for (let at = 0; at < width * height; at++) {
    counts.set(colourAt(at), (counts.get(colourAt(at)) ?? 0) + 1);
  }
  const boxes = cut(
    [...counts].map(([colour, count]) => ({ colour, count })),
    256,
  );
  /** @type {Map<number, number>} */
  const indexOf = new Map();
  for (const [index, box] of boxes.entries()) {
    for (const { colour } of box) indexOf.set(colour, index);
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(colourAt(y * width + x)) ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(boxes.flatMap(average))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
