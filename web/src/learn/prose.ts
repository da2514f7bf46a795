// Parses the text of the rules reference: glossary terms are written [words](term).
import type { TermId } from "./sections";

/** A piece of text; with `term` it links to the glossary. */
export interface Piece {
  text: string;
  term?: TermId;
}

const MARKED = /\[([^\]]+)\]\(([a-z-]+)\)/g;

export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKED)) {
    const [whole, words = "", term = ""] = match;
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) });
    found.push({ text: words, term: term as TermId });
    from = match.index + whole.length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) });
  return found;
}

/** The sentence without marks. */
export function plain(sentence: string): string {
  return sentence.replace(MARKED, "$1");
}

/** Lower-case text without accents, so that "Brau" finds "Bräu"; its length does not change. */
export function folded(words: string): string {
  return [...words.normalize("NFC")]
    .map((letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter)
    .map((letter) => (letter.length === 1 ? letter : letter[0]))
    .join("");
}

/** Whether the text contains every word of the query. */
export function matches(words: string, query: string): boolean {
  const text = folded(words);
  return wanted(query).every((word) => text.includes(word));
}

const wanted = (query: string) => folded(query).split(/\s+/).filter(Boolean);

/** The text split at the words of the query; every second part is a hit. */
export function hits(words: string, query: string): string[] {
  const text = words.normalize("NFC");
  const sought = wanted(query).filter((word) => word.length > 1);
  if (sought.length === 0) return [text];
  const pattern = new RegExp(sought.map(escaped).join("|"), "g");
  const parts: string[] = [];
  let from = 0;
  for (const match of folded(text).matchAll(pattern)) {
    parts.push(
      text.slice(from, match.index),
      text.slice(match.index, match.index + match[0].length),
    );
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
