// The one sentence: what the player is asked, or what the others are doing.
import { GOODS } from "../art/ids";
import { contentObject, goodName } from "../components/words";
import type { Game } from "../game/game.svelte";
import { text } from "../text/text.svelte";
import { listing } from "../text/words";
import type { SeenView } from "../wire/api";
import { nameOf } from "./players";
import type { Turn } from "./turn.svelte";

export function whatNow(game: Game, turn: Turn): string {
  const { committed } = game;
  if (!committed) return "";
  if (committed.seat === null) return waiting(game, committed);
  if (turn.isStoodIn) return text.say("table-stood-in");
  if (!game.isMyTurn) {
    if (!turn.isAhead) return waiting(game, committed);
    return `${waiting(game, committed)} ${text.say("table-plan-ahead")}`;
  }
  const told = submitting(game);
  if (told) return told;
  if (turn.isWhole) return whole(turn);
  return choosingPlot(turn) ?? `${unpaid(turn)}${asked(game.view ?? committed)}`;
}

/** How far a confirmed turn has come; nothing while there is none. */
function submitting({ submission }: Game): string | null {
  switch (submission.kind) {
    case "checking":
    case "sending":
      return text.say("table-submitting");
    case "resending":
      return text.say(submission.mayHaveArrived ? "table-uncertain" : "table-resending");
    case "uncertain":
      return text.say("table-uncertain");
    default:
      return null;
  }
}

/** The open question; where the hand may stay, that is said too. */
function asked(view: SeenView): string {
  return view.options.includes("kept") ? text.say("table-may-keep") : question(view);
}

/** A turn that can be confirmed; cards that are kept may still go under the deck. */
function whole({ steps, foreseen }: Turn): string {
  const isKept = steps.at(-1)?.action === "kept";
  return text.say(isKept ? "table-whole-kept" : "table-whole", {
    count: foreseen?.hand.length ?? 0,
  });
}

/** Says why nobody asks what to build: a question with one answer is not asked. */
function unpaid({ steps, view }: Turn): string {
  const isLater = ["Trashing", "Discarding", "Dropping"].includes(view?.asked?.type ?? "");
  const wasAsked = steps.some(({ options }) => options.includes("built"));
  return isLater && !wasAsked ? `${text.say("table-unpaid")} ` : "";
}

/** Where the chosen card could stand, what it costs and what would be left. */
function choosingPlot(turn: Turn): string | null {
  const { selected, view, foreseen } = turn;
  const cost = selected ? view?.costs[selected] : undefined;
  if (!selected || cost === undefined || !foreseen) return null;
  const card = contentObject(selected);
  return text.say("table-choose-plot", { card, cost, left: foreseen.coins - cost });
}

/** Who is awaited, and by what. */
function waiting(game: Game, view: SeenView): string {
  if (view.to_move === null) return text.say("question-over");
  const player = nameOf(game, view.to_move);
  if (game.isReady) return ready(game, view, player);
  if (view.stage === "opening") return text.say("table-waiting-opening", { player });
  if (view.stage === "draw") return text.say("table-waiting-draw", { player });
  return text.say("table-waiting", { player });
}

/** The own answer was early and waits; whether those further behind have given theirs, nobody can tell (R10.5). */
function ready(game: Game, view: SeenView, player: string): string {
  if (view.stage !== "opening")
    return text.say(`table-ready-${game.update?.sealed[0]}`, { player });
  const later = view.queue.slice(view.queue.findIndex(({ seat }) => seat === view.to_move) + 1);
  const others = later
    .filter(({ seat }) => seat !== view.seat && game.seats[seat]?.bot === null)
    .map(({ seat }) => nameOf(game, seat));
  if (others.length === 0) return text.say("table-ready-opening", { player });
  return text.say("table-ready-opening-more", { player, others: listing(others) });
}

/** How many cards still have to go under the deck, and how many stay (R5.2). */
function discarding({ own, keeps }: SeenView): string {
  return text.say("table-discarding", { count: (own?.hand.length ?? 0) - keeps, keeps });
}

/** What the player is asked, in the words of the whole project. */
export function question(view: SeenView): string {
  const { asked } = view;
  switch (asked?.type) {
    case "Opening":
      return text.say(asked.kept === null ? "question-opening-keep" : "question-opening-under");
    case "Drawing":
      return text.say("question-drawing", { left: asked.left });
    case "Choosing":
      return text.say("question-choosing");
    case "Trading":
      return text.say("question-trading");
    case "Selling": {
      const good = GOODS[asked.sold.length] ?? "hops";
      const brewery = text.say(`brewery-${asked.brewery + 1}`);
      return text.say("question-selling", { name: goodName(good), brewery });
    }
    case "Bonus":
      return text.say("question-bonus");
    case "Building":
      return text.say("question-building", { left: asked.left });
    case "Trashing":
      return text.say("question-trashing", { left: asked.left });
    case "Discarding":
      return discarding(view);
    case "Dropping":
      return text.say("question-dropping");
    default:
      return text.say("question-over");
  }
}
