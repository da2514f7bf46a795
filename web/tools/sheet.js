// Takes the pictures of the contact sheet into docs/screens with the system's Chromium.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createServer } from "vite";
import { shrink } from "./png.js";

const SCREENS = fileURLToPath(new URL("../../docs/screens/", import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? "chromium";
const LARGEST = 400_000;

/** Name, part of the sheet, theme, and the size of the window in CSS pixels. @type {[string, string, string, number, number][]} */
const PICTURES = [
  ["cards-light", "cards", "light", 1360, 1290],
  ["cards-dark", "cards", "dark", 1360, 1290],
  ["palace", "palace", "light", 1360, 640],
  ["pieces-light", "pieces", "light", 1360, 690],
  ["pieces-dark", "pieces", "dark", 1360, 690],
  ["table-light", "table", "light", 1360, 1210],
  ["table-dark", "table", "dark", 1360, 1210],
];

const run = promisify(execFile);
const server = await createServer({ logLevel: "warn", server: { port: 0 } });
await server.listen();
const address = server.resolvedUrls?.local[0];
const scratch = await mkdtemp(join(tmpdir(), "furstenfeld-sheet-"));
await mkdir(SCREENS, { recursive: true });

try {
  for (const [name, show, theme, width, height] of PICTURES) {
    const taken = join(scratch, `${name}.png`);
    await run(CHROMIUM, [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--hide-scrollbars",
      "--virtual-time-budget=10000",
      `--user-data-dir=${join(scratch, "profile")}`,
      `--window-size=${width},${height}`,
      `--screenshot=${taken}`,
      `${address}sheet.html?show=${show}&theme=${theme}&lang=en`,
    ]);
    const png = shrink(await readFile(taken));
    if (png.length > LARGEST)
      throw new Error(`${name}.png has ${png.length} bytes. Show less on it.`);
    await writeFile(join(SCREENS, `${name}.png`), png);
    console.log(`docs/screens/${name}.png  ${Math.round(png.length / 1000)} kB`);
  }
} finally {
  await server.close();
  await rm(scratch, { recursive: true });
}
