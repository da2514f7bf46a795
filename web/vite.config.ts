// How the page is built: into the Python package, so that users of the wheel need no Node.

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { LAYOUTS } from "./src/ui/layouts.ts";
import { catalogues } from "./tools/catalogues.js";
import { namedLayouts } from "./tools/layouts.js";
import { serviceWorker } from "./tools/service-worker.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env.FURSTENFELD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    catalogues(),
    namedLayouts(LAYOUTS),
    svelte(),
    serviceWorker(new URL("./src/service-worker.js", import.meta.url)),
  ],
  resolve: {
    // The sentences of the whole project, shared with the Python side.
    alias: { $catalogues: here("../src/furstenfeld/text/catalogues") },
  },
  server: {
    fs: { allow: [here("."), here("../src/furstenfeld/text/catalogues")] },
    // While the page is written: the API of a running `furstenfeld serve`, which wants its own origin.
    proxy: {
      "/api": {
        target: SERVER,
        ws: true,
        changeOrigin: true,
        headers: { origin: SERVER },
      },
      "/health": { target: SERVER },
    },
  },
  build: {
    outDir: here("../src/furstenfeld/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // The first browsers with light-dark(), which carries both themes.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
