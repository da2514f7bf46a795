// What a file should hold and what it holds, in the language: the phrases of Python's `furstenfeld.text.faults`.
import { i18n } from "./i18n.svelte";

/** A number that stands alone, with what is before it: that of "R8.1" or "1-2-3" does not. */
const NUMBER = /(^|[^\w.-])(\d+)(?![\w.-])/g;

/**
 * A value of an error as people call it. The rules say what they expect in plain English; its words name the message,
 * and its numbers are passed as `$first` and `$second`.
 */
export function translatedValue(value: string): string {
  const id = `phrase-${slug(value.replace(NUMBER, "$1n"))}`;
  // A value from a file is quoted, a number or a bracket: only a bare word begins a phrase.
  if (!/^[a-z]/i.test(value) || !i18n.has(id)) return value;
  const [first, second] = [...value.matchAll(NUMBER)].map((found) => Number(found[2]));
  return i18n.say(id, {
    ...(first === undefined ? {} : { first }),
    ...(second === undefined ? {} : { second }),
  });
}

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
