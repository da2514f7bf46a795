// The actions of the game (R10) and their texts. The server says which are legal.
import type { CardId, Good } from "./things";

export type Action =
  | { kind: "keep" | "under" | "trash"; card: CardId }
  | { kind: "draw" | "enough" | "built" | "trashed" | "kept" }
  | { kind: "brewery"; brewery: number | null }
  | { kind: "trade"; count: number; from: Good; to: Good }
  | { kind: "no-trade" }
  | { kind: "sell"; count: number; good: Good }
  | { kind: "office"; good: Good | null }
  | { kind: "build"; card: CardId; plot: number }
  | { kind: "drop"; good: Good };

/** Parses the text of an action; breweries and plots count from 1. */
export function parse(text: string): Action {
  const [word = "", first = "", second = ""] = text.split(" ");
  switch (word) {
    case "keep":
    case "under":
    case "trash":
      return { kind: word, card: first as CardId };
    case "draw":
    case "enough":
    case "built":
    case "trashed":
    case "kept":
      return { kind: word };
    case "brewery":
      return { kind: word, brewery: first === "none" ? null : Number(first) };
    case "trade":
      return first === "none" ? { kind: "no-trade" } : trade(Number(first), second);
    case "sell":
      return { kind: word, count: Number(first), good: second as Good };
    case "office":
      return { kind: word, good: first === "none" ? null : (first as Good) };
    case "build":
      return { kind: word, card: first as CardId, plot: Number(second) };
    case "drop":
      return { kind: word, good: first as Good };
    default:
      throw new Error(`"${text}" is no action.`);
  }
}

function trade(count: number, goods: string): Action {
  const [from, to] = goods.split(">");
  return { kind: "trade", count, from: from as Good, to: to as Good };
}

/** The actions of one kind among these texts, in order. */
export function ofKind<K extends Action["kind"]>(
  texts: readonly string[],
  kind: K,
): Extract<Action, { kind: K }>[] {
  return texts
    .map(parse)
    .filter((action): action is Extract<Action, { kind: K }> => action.kind === kind);
}
