// A part of the build: writes the service worker, which has to know the names of all built files.
import { readFileSync } from "node:fs";

/**
 * @param {URL} source where the service worker is written
 * @returns {import("vite").Plugin}
 */
export function serviceWorker(source) {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const code = readFileSync(source, "utf8").replace("%BUILT%", built.sort().join(" "));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: code });
    },
  };
}
