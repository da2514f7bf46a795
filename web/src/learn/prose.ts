// Sentences of the reference taken apart: words that the glossary explains are written [words](term).
import type { TermId } from "./sections";

/** A stretch of text; with a term it is a word of the glossary. */
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

/** The sentence as it is read, without marks. */
export function plain(sentence: string): string {
  return sentence.replace(MARKED, "$1");
}

/** Letters without accents, so that "Brau" finds "Bräu" and capitals do not matter; same length as before. */
export function folded(words: string): string {
  return [...words.normalize("NFC")]
    .map((letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter)
    .map((letter) => (letter.length === 1 ? letter : letter[0]))
    .join("");
}

/** Whether every word of the query occurs somewhere. */
export function matches(words: string, query: string): boolean {
  const text = folded(words);
  return wanted(query).every((word) => text.includes(word));
}

const wanted = (query: string) => folded(query).split(/\s+/).filter(Boolean);

/** A text cut where a word of the query begins and ends; every second part is a hit. */
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
