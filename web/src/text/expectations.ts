// Translates the values of an error in a file: the phrases of Python's `furstenfeld.text.faults`.
import { i18n } from "./i18n.svelte";

/** A number that stands alone, with the character before it; not the numbers in "R8.1" or "1-2-3". */
const NUMBER = /(^|[^\w.-])(\d+)(?![\w.-])/g;

/**
 * A value of an error, translated. The rules name what they expect in English; its words are the id of the message,
 * and its numbers are its variables `$first` and `$second`.
 */
export function translatedValue(value: string): string {
  const id = `phrase-${slug(value.replace(NUMBER, "$1n"))}`;
  // A value from a file is quoted, a number or a bracket: only a plain word begins a phrase.
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
