// The prompt: what the player has to do, or what the others are doing.

import type { View } from "../connection/types";
import type { Game } from "../game/game.svelte";
import { GOODS } from "../game/things";
import { t } from "../text/i18n.svelte";
import { listText } from "../text/player-names";
import { breweryName, contentObject, goodName } from "../text/thing-names";
import { nameOf } from "./players";
import type { Turn } from "./turn.svelte";

export function promptText(game: Game, turn: Turn): string {
  const { committed } = game;
  if (!committed) return "";
  if (committed.seat === null) return waiting(game, committed);
  if (turn.isPlayedByBot) return t("table-stood-in");
  if (!game.isMyTurn) {
    if (!turn.isAhead) return waiting(game, committed);
    return `${waiting(game, committed)} ${t("table-plan-ahead")}`;
  }
  const told = submitting(game);
  if (told) return told;
  if (turn.isComplete) return whole(turn);
  return choosingPlot(turn) ?? `${unpaid(turn)}${asked(game.view ?? committed)}`;
}

/** The state of a confirmed turn; null if there is none. */
function submitting({ submission }: Game): string | null {
  switch (submission.kind) {
    case "checking":
    case "sending":
      return t("table-submitting");
    case "resending":
      return t(submission.mayHaveArrived ? "table-uncertain" : "table-resending");
    case "uncertain":
      return t("table-uncertain");
    default:
      return null;
  }
}

/** The open question, with a note if the hand may be kept. */
function asked(view: View): string {
  return view.options.includes("kept") ? t("table-may-keep") : question(view);
}

/** A complete turn; kept cards may still go under the deck. */
function whole({ steps, projection }: Turn): string {
  const isKept = steps.at(-1)?.action === "kept";
  return t(isKept ? "table-whole-kept" : "table-whole", {
    count: projection?.hand.length ?? 0,
  });
}

/** Explains why there was no question what to build: a question with one answer is skipped. */
function unpaid({ steps, view }: Turn): string {
  const isLater = ["Trashing", "Discarding", "Dropping"].includes(view?.asked?.type ?? "");
  const wasAsked = steps.some(({ options }) => options.includes("built"));
  return isLater && !wasAsked ? `${t("table-unpaid")} ` : "";
}

/** The prompt to choose a plot, with the cost of the card and the remaining coins. */
function choosingPlot(turn: Turn): string | null {
  const { selected, view, projection } = turn;
  const cost = selected ? view?.costs[selected] : undefined;
  if (!selected || cost === undefined || !projection) return null;
  const card = contentObject(selected);
  return t("table-choose-plot", { card, cost, left: projection.coins - cost });
}

/** Whom the game waits for, and why. */
function waiting(game: Game, view: View): string {
  if (view.to_move === null) return t("question-over");
  const player = nameOf(game, view.to_move);
  if (game.isReady) return ready(game, view, player);
  if (view.stage === "opening") return t("table-waiting-opening", { player });
  if (view.stage === "draw") return t("table-waiting-draw", { player });
  return t("table-waiting", { player });
}

/** The player has answered ahead of time and waits; the answers of later players are secret (R10.5). */
function ready(game: Game, view: View, player: string): string {
  if (view.stage !== "opening")
    return t(`table-ready-${game.update?.sealed[0] as "draw" | "enough"}`, { player });
  const later = view.queue.slice(view.queue.findIndex(({ seat }) => seat === view.to_move) + 1);
  const others = later
    .filter(({ seat }) => seat !== view.seat && game.seats[seat]?.bot === null)
    .map(({ seat }) => nameOf(game, seat));
  if (others.length === 0) return t("table-ready-opening", { player });
  return t("table-ready-opening-more", { player, others: listText(others) });
}

/** How many cards have to go under the deck, and how many may be kept (R5.2). */
function discarding({ own, keeps }: View): string {
  return t("table-discarding", { count: (own?.hand.length ?? 0) - keeps, keeps });
}

/** The question to the player, from the shared catalogue. */
export function question(view: View): string {
  const { asked } = view;
  switch (asked?.type) {
    case "Opening":
      return t(asked.kept === null ? "question-opening-keep" : "question-opening-under");
    case "Drawing":
      return t("question-drawing", { left: asked.left });
    case "Choosing":
      return t("question-choosing");
    case "Trading":
      return t("question-trading");
    case "Selling": {
      const good = GOODS[asked.sold.length] ?? "hops";
      const brewery = breweryName(asked.brewery + 1);
      return t("question-selling", { name: goodName(good), brewery });
    }
    case "Bonus":
      return t("question-bonus");
    case "Building":
      return t("question-building", { left: asked.left });
    case "Trashing":
      return t("question-trashing", { left: asked.left });
    case "Discarding":
      return discarding(view);
    case "Dropping":
      return t("question-dropping");
    default:
      return t("question-over");
  }
}
