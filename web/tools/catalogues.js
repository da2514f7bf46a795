// A plugin for Vite: the shared catalogues without the messages that only the terminal uses.
import { readFile } from "node:fs/promises";

/** Messages of the command line, which the page never shows. */
export const TERMINAL = /^(cli|arena|balance|serve|verify|backup|admin|review|error|file-error)-/;

/** A catalogue without the messages of the terminal, without comments and empty lines. @param {string} source */
export function trimmed(source) {
  let keeps = true;
  const kept = source.split("\n").filter((line) => {
    if (line.trim() === "" || line.startsWith("#")) return false;
    if (/^-?[a-zA-Z]/.test(line)) keeps = !TERMINAL.test(line);
    return keeps;
  });
  return `${kept.join("\n")}\n`;
}

/** @returns {import("vite").Plugin} */
export function catalogues() {
  return {
    name: "catalogues",
    enforce: "pre",
    load: {
      filter: { id: /\.ftl\?raw$/ },
      async handler(id) {
        const source = await readFile(id.slice(0, -"?raw".length), "utf8");
        return `export default ${JSON.stringify(trimmed(source))}`;
      },
    },
  };
}
