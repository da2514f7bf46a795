// A lesson of the tutorial: a normal game table whose draft is followed step by step.
import { untrack } from "svelte";
import type { Connection } from "../connection/connection";
import type { LessonScript, LessonStep } from "../connection/types";
import { Game } from "../game/game.svelte";
import { draftOf, planOf } from "../game/plan";
import {
  advance,
  firstUnexpected,
  fits,
  holds,
  type Progress,
  shown,
  target,
} from "./lesson-steps";

export class Lesson extends Game {
  readonly steps: readonly LessonStep[];
  /** Whether the last action did not belong to the lesson and was undone. */
  isOffTrack = $state(false);
  /** Whether the lesson is showing a step. */
  isShowing = $state(false);
  #progress = $state.raw<Progress>({ step: 0, turns: 0 });
  #before: number | undefined;
  #isBusy = false;

  constructor(connection: Connection, opened: LessonScript) {
    super(connection, opened.table.id);
    this.steps = opened.steps;
  }

  /** The index of the current step; the number of steps when all are done. */
  get step(): number {
    return this.#progress.step;
  }

  get present(): LessonStep | undefined {
    return this.steps[this.step];
  }

  get isDone(): boolean {
    return this.step >= this.steps.length;
  }

  get #accepted(): readonly string[] {
    return this.preview?.is_ahead ? [] : (this.preview?.steps.map(({ action }) => action) ?? []);
  }

  get #waiting(): LessonStep | undefined {
    return this.steps[target(this.steps, this.step)];
  }

  /** Continues after a step that is only read. */
  read(): void {
    if (this.present?.kind !== "reading") return;
    this.#progress = { ...this.#progress, step: this.step + 1 };
    void this.follow();
  }

  /** Plays the current step for the player. */
  async show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    try {
      await this.#show();
    } finally {
      this.isShowing = false;
    }
  }

  async #show(): Promise<void> {
    const step = this.present;
    if (!step || step.kind === "reading" || !this.isMyTurn) return;
    const wanted = step.want ?? [];
    if (wanted.some((text) => text.includes("*"))) await this.#showAny(wanted);
    else if (wanted.length > 0) await this.#give(shown(step, this.#accepted));
    if (step.kind === "confirming") await this.confirm();
  }

  /** If any action of a kind is fine, takes the first legal one. */
  async #showAny(wanted: readonly string[]): Promise<void> {
    while (!holds(this.#accepted, wanted)) {
      const option = this.view?.options.find((text) => wanted.some((any) => fits(text, any)));
      if (!option) return;
      await this.#give([...this.#accepted, option]);
    }
  }

  /** A turn can be confirmed only at the step that asks for it. */
  protected override mayConfirm(): boolean {
    if (!super.mayConfirm()) return false;
    this.#advance();
    const step = this.#waiting;
    this.isOffTrack ||= step !== undefined && step.kind !== "confirming";
    return step === undefined || step.kind === "confirming";
  }

  /** Checks the draft: undoes what does not belong here, continues if a step is done. */
  async follow(): Promise<void> {
    if (this.#isBusy || !this.isEditable) return;
    // A changed draft is checked when its preview has arrived.
    if (this.preview && !this.isPreviewCurrent) return;
    this.#isBusy = true;
    try {
      if (await this.#takeBack()) return;
      this.#advance();
      await this.#giveWhatIsGiven();
    } finally {
      this.#isBusy = false;
    }
  }

  async #takeBack(): Promise<boolean> {
    if (this.isDone || !firstUnexpected(this.steps, this.step, this.#accepted)) return false;
    if (this.canUndo) await this.undo();
    else await this.edit([]);
    this.isOffTrack = true;
    return true;
  }

  #advance(): void {
    const number = this.update?.number;
    if (number == null) return;
    this.#before ??= number;
    const before = this.#progress;
    const after = advance(this.steps, before, this.#accepted, number - this.#before);
    if (after.step === before.step && after.turns === before.turns) return;
    this.#progress = after;
    this.isOffTrack = false;
  }

  async #giveWhatIsGiven(): Promise<void> {
    const given = this.present?.given ?? [];
    const accepted = this.#accepted;
    if (!this.isMyTurn || !this.preview || given.every((text) => accepted.includes(text))) return;
    await this.#give([...accepted, ...given]);
  }

  /** In the form that the table itself produces, so that the player can continue from there. */
  async #give(texts: readonly string[]): Promise<void> {
    const isTurn = texts.some((text) => text !== "draw");
    await this.edit(isTurn ? draftOf(planOf(texts)) : texts);
  }
}

/** Checks a lesson whenever its table changes. */
export function followLesson(lesson: Lesson): void {
  $effect(() => {
    void lesson.preview;
    void lesson.update;
    void lesson.isPreviewCurrent;
    untrack(() => void lesson.follow());
  });
}
