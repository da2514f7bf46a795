// The player's turn on this screen: the options, the choices so far, and the actions that change the plan.
//
// What is legal comes from the options of the preview's steps; each change requests a new preview.

import type { Step, View } from "../connection/types";
import { ofKind } from "../game/actions";
import type { Game } from "../game/game.svelte";
import { draftOf, EMPTY, type Plan, planOf, withAmount } from "../game/plan";
import { type Projection, projectionOf } from "../game/projection";
import type { CardId, Good, PerGood } from "../game/things";
import { preferences } from "../preferences.svelte";
import { bonus, exchanged, goodsAfter, moved } from "./sale-amounts";

/** What the main button does. */
export type Main = "confirm" | "draw" | "untraded" | "built" | "trashed" | "kept" | "rest" | "wait";

export class Turn {
  readonly game: Game;
  /** The selected card of the hand, which waits for a plot. */
  selected = $state<CardId | null>(null);
  /** The good of the office as the player chose it; undefined for the best one. */
  #office: Good | null | undefined;

  constructor(game: Game) {
    this.game = game;
  }

  readonly steps: readonly Step[] = $derived.by(() => this.game.preview?.steps ?? []);
  /** The accepted part of the plan; the whole draft until the server has answered. */
  readonly accepted: Plan = $derived.by(() =>
    planOf(this.game.isPreviewCurrent ? this.steps.map(({ action }) => action) : this.game.draft),
  );
  readonly projection: Projection | null = $derived.by(() => {
    const now = this.game.committed;
    return now ? projectionOf(now, this.game.preview?.events ?? []) : null;
  });

  get view(): View | null {
    return this.game.view;
  }

  /** Whether the player can plan or play now. */
  readonly isOpen: boolean = $derived.by(
    () => this.game.preview !== undefined && !this.isPlayedByBot && this.game.isEditable,
  );

  get canUndo(): boolean {
    return this.game.canUndo && this.isOpen;
  }

  get canRestart(): boolean {
    return this.canUndo && this.game.draft.length > 0;
  }

  get isAhead(): boolean {
    return this.game.preview?.is_ahead ?? false;
  }

  get isComplete(): boolean {
    return this.game.preview?.is_complete ?? false;
  }

  /** Whether a bot plays this seat, for a while or to the end. */
  get isPlayedByBot(): boolean {
    const seat = this.game.update?.seat;
    return seat != null && this.game.seats[seat]?.bot != null;
  }

  /** The options of the open question, or of the last one if none is open. */
  readonly options: readonly string[] = $derived.by(() => {
    if (!this.isOpen) return [];
    return (this.isComplete ? this.steps.at(-1)?.options : this.view?.options) ?? [];
  });

  /** The options of an answered or open question, found by their first word. */
  optionsOf(word: string, isOf: (option: string) => boolean = () => true): readonly string[] {
    const asked = [...this.steps.map(({ options }) => options), this.options];
    const found = asked.find((options) =>
      options.some((option) => option.startsWith(`${word} `) && isOf(option)),
    );
    return this.isOpen ? (found ?? []) : [];
  }

  readonly breweries: readonly string[] = $derived.by(() => this.optionsOf("brewery"));
  readonly trades: readonly string[] = $derived.by(() => this.optionsOf("trade"));
  readonly offices: readonly string[] = $derived.by(() => this.optionsOf("office"));

  /** The largest amount of a good that can be sold; null if the brewery buys none. */
  most(good: Good): number | null {
    const options = this.optionsOf("sell", (option) => option.endsWith(` ${good}`));
    const amounts = ofKind(options, "sell").map(({ count }) => count);
    return amounts.length > 0 ? Math.max(...amounts) : null;
  }

  plotsFor(card: CardId): readonly number[] {
    return ofKind(this.options, "build")
      .filter((build) => build.card === card)
      .map(({ plot }) => plot);
  }

  /** What a click on a card of the hand does. */
  useOf(card: CardId): "keep" | "under" | "trash" | "build" | null {
    for (const use of ["keep", "under", "trash"] as const)
      if (this.options.includes(`${use} ${card}`)) return use;
    return this.plotsFor(card).length > 0 ? "build" : null;
  }

  readonly mainAction: Main = $derived.by(() => {
    if (this.game.isComplete) return "confirm";
    if (!this.isOpen || this.isComplete) return "wait";
    if (this.options.includes("draw")) return "draw";
    if (this.options.includes("trade none")) return "untraded";
    for (const word of ["built", "trashed", "kept"] as const)
      if (this.options.includes(word)) return word;
    const isArranging = this.view?.asked?.type === "Opening" && this.accepted.keep !== null;
    return isArranging && this.options.length > 1 ? "rest" : "wait";
  });

  // Selling

  /** Chooses a brewery and offers all goods there; choosing it again cancels the sale. */
  sellTo(brewery: number | "none"): Promise<void> {
    const plan = planOf(this.game.draft);
    if (plan.brewery === brewery && this.accepted.brewery === brewery)
      return this.#set({ ...plan, brewery: null, sell: EMPTY.sell, trade: null, office: null });
    if (plan.brewery === null) this.#office = undefined;
    const trade = brewery === "none" ? null : plan.trade;
    const sell = brewery === "none" ? EMPTY.sell : this.#goods(trade);
    return this.#set({ ...plan, brewery, trade, sell, office: bonus(this.#office, sell) });
  }

  sell(good: Good, count: number): Promise<void> {
    const plan = planOf(this.game.draft);
    const sell = withAmount(plan.sell, good, count);
    return this.#set({ ...plan, sell, office: bonus(this.#office, sell) });
  }

  sellAll(isAll: boolean): Promise<void> {
    const plan = planOf(this.game.draft);
    const sell = isAll ? this.#goods(plan.trade) : EMPTY.sell;
    return this.#set({ ...plan, sell, office: bonus(this.#office, sell) });
  }

  /** Trades; a good that was offered completely is still offered completely. */
  trade(trade: string | null): Promise<void> {
    const plan = planOf(this.game.draft);
    const sell = exchanged(plan.sell, this.#goods(plan.trade), this.#goods(trade));
    const brewery = plan.brewery ?? "none";
    return this.#set({ ...plan, brewery, trade, sell, office: bonus(this.#office, sell) });
  }

  office(good: Good | null): Promise<void> {
    this.#office = good;
    return this.#set({ ...planOf(this.game.draft), office: good });
  }

  // Cards

  /** Handles a click on a card of the hand. */
  touch(card: CardId): Promise<void> {
    switch (this.useOf(card)) {
      case "keep":
        return this.#set({ ...this.accepted, keep: card });
      case "under":
        return this.under(card);
      case "trash":
        return this.#set({ ...this.accepted, trash: [...this.accepted.trash, card] });
      case "build":
        this.selected = this.selected === card ? null : card;
        return Promise.resolve();
      default:
        return Promise.resolve();
    }
  }

  build(card: CardId, plot: number): Promise<void> {
    this.selected = null;
    return this.#set({ ...this.accepted, builds: [...this.accepted.builds, { card, plot }] });
  }

  /** Takes the planned card of a plot back into the hand. */
  unbuild(plot: number): Promise<void> {
    const last = this.accepted.builds.findLastIndex((build) => build.plot === plot);
    const builds = this.accepted.builds.filter((_, index) => index !== last);
    return this.#set({ ...this.accepted, builds });
  }

  /** Puts a card under the deck; in a complete turn it replaces the last one. */
  under(card: CardId): Promise<void> {
    const { under } = this.accepted;
    const isInstead = this.isComplete && this.steps.at(-1)?.action === `under ${under.at(-1)}`;
    return this.#set({
      ...this.accepted,
      under: [...(isInstead ? under.slice(0, -1) : under), card],
    });
  }

  removeKeep(): Promise<void> {
    return this.#set({ ...this.accepted, keep: null, under: [] });
  }

  removeUnder(card: CardId): Promise<void> {
    return this.#set({
      ...this.accepted,
      under: this.accepted.under.filter((other) => other !== card),
    });
  }

  untrash(card: CardId): Promise<void> {
    const trash = this.accepted.trash.filter((other) => other !== card);
    return this.#set({ ...this.accepted, trash });
  }

  /** Moves one of the cards that go under the deck to another place among them. */
  reorder(card: CardId, place: number): Promise<void> {
    const under = moved(this.accepted.under, card, place);
    return under === this.accepted.under
      ? Promise.resolve()
      : this.#set({ ...this.accepted, under });
  }

  /** Drops a good; in a complete turn it replaces the last one. */
  drop(good: Good): Promise<void> {
    const { drops } = this.accepted;
    const isInstead = this.isComplete && this.steps.at(-1)?.action.startsWith("drop ");
    return this.#set({
      ...this.accepted,
      drops: [...(isInstead ? drops.slice(0, -1) : drops), good],
    });
  }

  /** Answers a question that is a turn of its own, and at once. */
  async answer(action: string): Promise<void> {
    await this.game.edit([action]);
    await this.game.confirm();
  }

  /** The one big button. */
  async doMainAction(): Promise<void> {
    switch (this.mainAction) {
      case "confirm":
        return this.game.confirm();
      case "draw":
        return this.answer("draw");
      case "untraded":
        return this.trade(null);
      case "built":
        // Ending the building keeps the rest of the hand; a card can still be put under the deck by a click.
        return this.#set({ ...this.accepted, isBuilt: true, isKept: true });
      case "trashed":
        return this.#set({ ...this.accepted, isTrashed: true, isKept: true });
      case "kept":
        return this.#set({ ...this.accepted, isKept: true });
      case "rest": {
        const rest = ofKind(this.options, "under").map(({ card }) => card);
        return this.#set({ ...this.accepted, under: [...this.accepted.under, ...rest] });
      }
      default:
        return;
    }
  }

  #goods(trade: string | null): PerGood<number> {
    const now = this.game.committed;
    const own = now?.seat == null ? undefined : now.seats[now.seat];
    return goodsAfter(own?.goods ?? EMPTY.sell, trade);
  }

  async #set(plan: Plan): Promise<void> {
    this.selected = null;
    const wishes = draftOf(plan);
    await this.game.edit(wishes);
    await this.game.pledge();
    // If the turn was changed meanwhile, the last change confirms it.
    const isNewest = this.game.draft === wishes;
    if (preferences.skipConfirm && isNewest && this.game.isComplete) await this.game.confirm();
  }
}
