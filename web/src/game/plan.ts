// A turn as a plan: the player's choice for each part of it, converted from and to action texts in order (R10.4).

import type { Step } from "../connection/types";
import { type Action, ofKind, parse } from "./actions";
import { type CardId, GOODS, type Good, type PerGood } from "./things";

export interface Plan {
  /** Expert opening: the card kept. */
  readonly keep: CardId | null;
  /** Null until a choice is made; "none" sells nothing. */
  readonly brewery: number | "none" | null;
  /** The text of the trade, or null for none. */
  readonly trade: string | null;
  readonly sell: PerGood<number>;
  readonly office: Good | null;
  readonly builds: readonly { readonly card: CardId; readonly plot: number }[];
  readonly isBuilt: boolean;
  readonly trash: readonly CardId[];
  readonly isTrashed: boolean;
  /** The cards that go under the deck, the first of them drawn first. */
  readonly under: readonly CardId[];
  readonly isKept: boolean;
  readonly drops: readonly Good[];
}

export const EMPTY: Plan = {
  keep: null,
  brewery: null,
  trade: null,
  sell: [0, 0, 0],
  office: null,
  builds: [],
  isBuilt: false,
  trash: [],
  isTrashed: false,
  under: [],
  isKept: false,
  drops: [],
};

/** The plan of these action texts; of several amounts for one good the first counts, as on the server. */
export function planOf(texts: readonly string[]): Plan {
  const named = new Set<string>();
  return texts.reduce((plan, text) => {
    const action = parse(text);
    const question = action.kind === "sell" ? action.good : action.kind;
    const isSecond = named.has(question);
    named.add(question);
    if (isSecond && (action.kind === "sell" || action.kind === "office")) return plan;
    return withAction(plan, action, text);
  }, EMPTY);
}

function withAction(plan: Plan, action: Action, text: string): Plan {
  switch (action.kind) {
    case "keep":
      return { ...plan, keep: action.card };
    case "brewery":
      return { ...plan, brewery: action.brewery ?? "none" };
    // A trade without a brewery follows a question that was skipped: no brewery would buy anything.
    case "trade":
      return { ...plan, brewery: plan.brewery ?? "none", trade: text };
    case "no-trade":
      return { ...plan, brewery: plan.brewery ?? "none" };
    case "sell":
      return { ...plan, sell: withAmount(plan.sell, action.good, action.count) };
    case "office":
      return { ...plan, office: action.good };
    case "build":
      return { ...plan, builds: [...plan.builds, { card: action.card, plot: action.plot }] };
    case "built":
      return { ...plan, isBuilt: true };
    case "trash":
      return { ...plan, trash: [...plan.trash, action.card] };
    case "trashed":
      return { ...plan, isTrashed: true };
    case "under":
      return { ...plan, under: [...plan.under, action.card] };
    case "kept":
      return { ...plan, isKept: true };
    case "drop":
      return { ...plan, drops: [...plan.drops, action.good] };
    default:
      return plan;
  }
}

export function withAmount(amounts: PerGood<number>, good: Good, count: number): PerGood<number> {
  const [hops, barley, water] = amounts.map((amount, index) =>
    GOODS[index] === good ? count : amount,
  );
  return [hops ?? 0, barley ?? 0, water ?? 0];
}

/**
 * The plan as a draft. Later parts imply that earlier parts are finished, and every question of a sale has
 * a default answer, so that the server can preview the whole sale at any moment.
 */
export function draftOf(plan: Plan): string[] {
  const isDiscarding = plan.under.length > 0 || plan.isKept || plan.drops.length > 0;
  const isTrashing = plan.trash.length > 0 || plan.isTrashed || isDiscarding;
  return [
    ...(plan.keep ? [`keep ${plan.keep}`] : []),
    ...saleOf(plan),
    ...plan.builds.map(({ card, plot }) => `build ${card} ${plot}`),
    ...(plan.isBuilt || isTrashing ? ["built"] : []),
    ...plan.trash.map((card) => `trash ${card}`),
    ...(plan.isTrashed || plan.under.length > 0 ? ["trashed"] : []),
    ...plan.under.map((card) => `under ${card}`),
    ...(plan.isKept ? ["kept"] : []),
    ...plan.drops.map((good) => `drop ${good}`),
  ];
}

function saleOf({ brewery, trade, sell, office }: Plan): string[] {
  if (brewery === null) return [];
  return [
    `brewery ${brewery}`,
    ...(trade ? [trade] : []),
    "trade none",
    ...GOODS.flatMap((good, index) => amountOf(good, sell[index] ?? 0)),
    ...(office ? [`office ${office}`] : []),
    "office none",
  ];
}

function amountOf(good: Good, count: number): string[] {
  return count > 0 ? [`sell ${count} ${good}`, `sell 0 ${good}`] : [`sell 0 ${good}`];
}

/**
 * Whether a turn is what the screen showed before its preview arrived: the draft, with only those goods
 * that the steps of the last preview allowed to sell.
 */
export function isAsShown(
  actions: readonly string[],
  wishes: readonly string[],
  steps: readonly Step[],
): boolean {
  const wished = planOf(wishes);
  const made = planOf(actions);
  const isSold = (good: Good) =>
    steps.some(({ options }) => ofKind(options, "sell").some((option) => option.good === good));
  return (
    sameCards(made, wished) &&
    actions.every((text) => isChosen(text, wished)) &&
    GOODS.every((good, index) => made.sell[index] === (isSold(good) ? wished.sell[index] : 0))
  );
}

function sameCards(one: Plan, other: Plan): boolean {
  const cards = ({ keep, builds, trash, under, drops }: Plan) =>
    JSON.stringify({ keep, builds, trash, under, drops });
  return cards(one) === cards(other);
}

/** Whether the answer to a question about the sale is the one in the draft. */
function isChosen(text: string, wished: Plan): boolean {
  const action = parse(text);
  switch (action.kind) {
    case "brewery":
      return (action.brewery ?? "none") === (wished.brewery ?? "none");
    case "trade":
      return wished.trade === text;
    case "no-trade":
      return wished.trade === null;
    case "office":
      return wished.office === action.good;
    default:
      return true;
  }
}

/** The actions up to the last one that counts as deliberate: building or removing a card, or ending that. */
export function finalPart(actions: readonly string[]): string[] {
  const last = actions.findLastIndex((action) => /^(build|built|trash|trashed)\b/.test(action));
  return actions.slice(0, last + 1);
}
