// The search of the rules reference.
import { CARDS, type CardId } from "../game/things";
import { type Args, i18n, t } from "../text/i18n.svelte";
import { kindOf } from "./card-reference";
import { matches, plain } from "./prose";
import { paragraphsOf, SECTIONS, type Section, TERMS, type TermId } from "./sections";
import { SIGNS, type SignId, symbolText } from "./signs";

export interface Found {
  section: Section;
  /** The ids of the paragraphs to show. */
  paragraphs: readonly string[];
  cards: readonly CardId[];
  signs: readonly SignId[];
  terms: readonly TermId[];
}

/** All texts of a card. */
const cardWords = (card: CardId) =>
  `${t(`card-${card}`)} ${t(`card-${card}.text`)} ${plain(t(`learn-card-${kindOf(card)}`))}`;

const termWords = (term: TermId) => `${t(`learn-term-${term}`)} ${t(`learn-term-${term}.text`)}`;

function inSection(section: Section, query: string, args: Args): Found {
  const all = paragraphsOf(section);
  const isTitle = matches(t(`learn-${section.id}`), query);
  const has = (words: string) => isTitle || matches(words, query);
  return {
    section,
    paragraphs: all.filter((message) => has(plain(i18n.say(message, args)))),
    cards: section.id === "cards" ? CARDS.filter((card) => has(cardWords(card))) : [],
    signs: section.id === "symbols" ? SIGNS.filter((sign) => has(symbolText(sign))) : [],
    terms: section.id === "glossary" ? TERMS.filter((term) => has(termWords(term))) : [],
  };
}

const places = ({ paragraphs, cards, signs, terms }: Found) =>
  paragraphs.length + cards.length + signs.length + terms.length;

/** The sections that contain the query, and the number of hits; all sections without a query. */
export function found(query: string, args: Args): { sections: Found[]; count: number } {
  const sections = SECTIONS.map((section) => inSection(section, query, args));
  const hit = sections.filter((one) => places(one) > 0);
  return { sections: hit, count: hit.reduce((sum, one) => sum + places(one), 0) };
}
