// Writes src/text/messages.d.ts: the ids of all messages with their variables, from the catalogues.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { trimmed } from "./catalogues.js";

const SHARED = new URL("../../src/furstenfeld/text/catalogues/", import.meta.url);
const OWN = new URL("../src/text/catalogues/", import.meta.url);
const TARGET = new URL("../src/text/messages.d.ts", import.meta.url);

/** @typedef {import("@fluent/bundle").Message} Message @typedef {Map<string, Message>} Catalogue */

/** The messages of one language. @param {string} language @returns {Catalogue} */
export function readCatalogue(language) {
  const folder = new URL(`${language}/`, OWN);
  const own = readdirSync(folder).map((name) => new URL(name, folder));
  const sources = [new URL(`${language}.ftl`, SHARED), ...own].map((file) =>
    trimmed(readFileSync(file, "utf8")),
  );
  return new Map(
    sources.flatMap((source) => new FluentResource(source).body.map((entry) => [entry.id, entry])),
  );
}

/**
 * The variables of a part of a pattern, also those of the messages it refers to.
 * @param {any} part @param {Catalogue} catalogue @returns {Generator<string>}
 */
function* variablesIn(part, catalogue) {
  if (Array.isArray(part)) for (const one of part) yield* variablesIn(one, catalogue);
  else if (part?.type === "var") yield part.name;
  else if (part?.type === "mesg") {
    const message = catalogue.get(part.name);
    yield* variablesIn(part.attr ? message?.attributes[part.attr] : message?.value, catalogue);
  } else if (part && typeof part === "object")
    for (const one of Object.values(part)) yield* variablesIn(one, catalogue);
}

/** The variables of each "message" and "message.attribute". @param {Catalogue} catalogue @returns {[string, string[]][]} */
export function variablesOf(catalogue) {
  return [...catalogue.values()].flatMap(({ id, value, attributes }) => {
    const named = Object.entries(attributes).map(([name, one]) => ({ name: `${id}.${name}`, one }));
    const patterns = value === null ? named : [{ name: id, one: value }, ...named];
    return patterns.map(({ name, one }) => variablesOfOne(name, one, catalogue));
  });
}

/** @param {string} name @param {any} pattern @param {Catalogue} catalogue @returns {[string, string[]]} */
function variablesOfOne(name, pattern, catalogue) {
  return [name, [...new Set(variablesIn(pattern, catalogue))].sort()];
}

/** Without the private terms, whose ids begin with a dash. @param {[string, string[]][]} messages */
function declaration(messages) {
  const lines = messages
    .filter(([id]) => !id.startsWith("-"))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, names]) => `  "${id}": ${names.map((name) => `"${name}"`).join(" | ") || "never"};`);
  return `// Made by \`npm run messages\` from the catalogues. Never edited, never committed.

/** The names of the variables of each message. */
export interface Messages {
${lines.join("\n")}
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(TARGET, declaration(variablesOf(readCatalogue("en"))));
}
