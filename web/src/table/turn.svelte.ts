// The own turn at this screen: what can be done now, what is chosen, and the gestures that change the plan.
//
// What is legal comes from the options of the preview's steps; a gesture changes the plan and asks again.

import type { Step, View } from "../connection/types";
import { ofKind } from "../game/actions";
import type { Game } from "../game/game.svelte";
import { draftOf, EMPTY, type Plan, planOf, withAmount } from "../game/plan";
import { type Projection, projectionOf } from "../game/projection";
import type { CardId, Good, PerGood } from "../game/things";
import { preferences } from "../preferences.svelte";
import { bonus, exchanged, goodsAfter, moved } from "./sale-amounts";

/** What the one big button does now. */
export type Main = "confirm" | "draw" | "untraded" | "built" | "trashed" | "kept" | "rest" | "wait";

export class Turn {
  readonly game: Game;
  /** The card of the hand that looks for its plot. */
  selected = $state<CardId | null>(null);
  /** What the player wants the office to pay for: a good, nothing, or what brings most while it is not said. */
  #office: Good | null | undefined;

  constructor(game: Game) {
    this.game = game;
  }

  readonly steps: readonly Step[] = $derived.by(() => this.game.preview?.steps ?? []);
  /** What counts of the plan: the answers that fitted or, until the server has answered, all wishes. */
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

  /** Whether this screen may plan or play now. */
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

  /** A bot plays the own seat for now, or for good. */
  get isPlayedByBot(): boolean {
    const seat = this.game.update?.seat;
    return seat != null && this.game.seats[seat]?.bot != null;
  }

  /** The answers to the question that is open, or to the last one where none is left. */
  readonly options: readonly string[] = $derived.by(() => {
    if (!this.isOpen) return [];
    return (this.isComplete ? this.steps.at(-1)?.options : this.view?.options) ?? [];
  });

  /** The options of an answered or open question, found by the first word of its answers. */
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

  /** How many of a good can be sold at most; nothing where the brewery takes none. */
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

  /** What a touch of a card of the hand does now. */
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

  /** Chooses a brewery and offers all goods there; choosing it again takes the sale back. */
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

  /** Trades, and goes on offering all of those goods of which all were on offer. */
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

  /** A touch of a card of the hand. */
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

  /** Puts a card under the deck; where the turn was whole without it, it takes the last one's place. */
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

  /** Moves one of the cards that doMainAction under the deck to another place among them. */
  reorder(card: CardId, place: number): Promise<void> {
    const under = moved(this.accepted.under, card, place);
    return under === this.accepted.under
      ? Promise.resolve()
      : this.#set({ ...this.accepted, under });
  }

  /** Gives up a good; where enough are given up, it is this one instead of the last. */
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
        // Whoever builds no more keeps what may be kept; a card that shall doMainAction under can still be touched.
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
    // A turn that was changed meanwhile is confirmed by its last change.
    const isNewest = this.game.draft === wishes;
    if (preferences.skipConfirm && isNewest && this.game.isComplete) await this.game.confirm();
  }
}
