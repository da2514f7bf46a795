// A plugin for Vite: the shared catalogues without what only the terminal says.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Messages of commands, which the page never says. */
export const TERMINAL = /^(cli|arena|balance|serve|verify|backup|admin|review|error|file-error)-/;

/** A catalogue without the messages of the terminal, without comments and empty lines. */
export function trimmed(source: string): string {
  let keeps = true;
  const kept = source.split("\n").filter((line) => {
    if (line.trim() === "" || line.startsWith("#")) return false;
    if (/^-?[a-zA-Z]/.test(line)) keeps = !TERMINAL.test(line);
    return keeps;
  });
  return `${kept.join("\n")}\n`;
}

export function catalogues(): Plugin {
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
