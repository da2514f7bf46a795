// One table as the page knows it: the last update, the log, and the own turn in the making.
//
// The turn is a list of draft, action texts in the order of a turn. The server leaves out those that do
// not fit (a loose draft), so that any edit can be changed while the later ones stay. Nothing here knows rules.

import { ApiError, ConnectionError } from "../connection/http";
import { line, type Watcher } from "../connection/live.svelte";
import type {
  ChatMessage,
  ChatUpdate,
  GameEvent,
  Preview,
  Table,
  TableUpdate,
  View,
} from "../connection/types";
import { finalPart, isAsShown } from "./plan";
import { shared } from "./structural-sharing";

const RETRY = 1_500;

/** A turn as it is submitted; sent again under the same id, it counts once. */
interface SubmittedTurn {
  readonly id: string;
  readonly number: number;
  readonly actions: readonly string[];
  readonly seat?: number | null;
}

/** How far the confirmed turn has come. Only a turn that is being sent cannot be changed. */
export type Submission =
  | { readonly kind: "idle" }
  /** Confirmed while its preview is on its way; `steps` are those that the screen still shows. */
  | { readonly kind: "checking"; readonly steps: Preview["steps"] }
  /** On its way: the server may have committed it already. */
  | { readonly kind: "sending"; readonly turn: SubmittedTurn; readonly mayHaveArrived: boolean }
  /** No answer came; the same turn is sent again after a pause, unless the player changes it. */
  | {
      readonly kind: "resending";
      readonly turn: SubmittedTurn;
      readonly mayHaveArrived: boolean;
      readonly timer: ReturnType<typeof setTimeout>;
    }
  /** Changed after it was sent: the next answer of the server tells whether it was committed. */
  | { readonly kind: "uncertain" };

const IDLE: Submission = { kind: "idle" };

/** A preview, and what it answers. */
interface AnsweredPreview {
  readonly draft: string;
  readonly position: number;
  readonly preview: Preview;
}

export class Game implements Watcher {
  readonly table: string;
  readonly invitation: string | null;
  /** Through whose eyes this screen looks, where one person has several seats; else the server knows. */
  seat = $state<number | null>(null);
  update = $state.raw<TableUpdate>();
  log = $state.raw<readonly GameEvent[]>([]);
  /** Counts the times that a turn was taken back; another line has another log. */
  branch = $state(0);
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** The own turn so far, as the player draft it. */
  draft = $state.raw<readonly string[]>([]);
  submission = $state.raw<Submission>(IDLE);
  /** How far the server's clock was ahead of ours at the last update. */
  offset = $state(0);
  /** How much of the log has been seen to happen at the table. */
  shownEvents = $state(0);
  /** Why the last thing was refused. */
  refused = $state.raw<ApiError>();
  #history = $state.raw<readonly (readonly string[])[]>([]);
  #answered = $state.raw<AnsweredPreview>();
  /** Counts the positions from which draft start; a preview counts only for its own. */
  #position = $state(0);
  /** The previews progress for the present position: a step that is undone is shown without asking. */
  #previews = new Map<string, Preview>();
  #isPreviewing = $state(false);
  #lastRequest = 0;
  #latestPreview: Promise<void> = Promise.resolve();
  #leave: (() => void) | undefined;

  constructor(table: string, invitation: string | null = null) {
    this.table = table;
    this.invitation = invitation;
  }

  /** Begins to listen; the function that comes back ends it. */
  open(): () => void {
    this.#leave = line.watch(this);
    return () => {
      this.#leave?.();
      // A screen that nobody sees sends nothing: the player may change the turn elsewhere.
      this.#stopSubmission();
    };
  }

  progress = () => ({ line: this.branch, heard: this.log.length, ...this.#seatArgument });

  /** The seat that something is asked for; left unsaid where the server knows it. */
  get #seatArgument(): { seat: number | null } {
    return (this.seat === null ? {} : { seat: this.seat }) as { seat: number | null };
  }

  /** What the draft lead to; nothing until the server has answered. */
  get preview(): Preview | undefined {
    return this.#answered?.preview;
  }

  /** "idle", or what is on its way to the server. */
  get activity(): "idle" | "trying" | "submitting" {
    if (this.submission.kind === "sending") return "submitting";
    return this.#isPreviewing || this.submission.kind === "checking" ? "trying" : "idle";
  }

  /** Whether the preview answers exactly the present draft. */
  get isPreviewCurrent(): boolean {
    const answered = this.#answered;
    if (!answered) return !this.#isPreviewing;
    return answered.position === this.#position && answered.draft === keyOf(this.draft);
  }

  /** Whether the turn can be changed: not while the server may be committing it. */
  get isEditable(): boolean {
    return this.submission.kind !== "sending";
  }

  /** The position to draw: what the draft lead to, else what is. */
  get view(): View | null {
    return this.preview?.view ?? this.update?.view ?? null;
  }

  /** The position as it is, without the draft. */
  get committed(): View | null {
    return this.update?.view ?? null;
  }

  get seats(): Table["seats"] {
    return this.update?.table.seats ?? [];
  }

  get isMyTurn(): boolean {
    const view = this.committed;
    return view?.seat != null && view.to_move === view.seat;
  }

  /** The own answer was given before its turn and waits for those before it (R10.5). */
  get isReady(): boolean {
    return (this.update?.sealed.length ?? 0) > 0;
  }

  get canUndo(): boolean {
    return this.#history.length > 0 && this.isEditable;
  }

  get isComplete(): boolean {
    return this.isMyTurn && this.preview?.is_complete === true && !this.preview.is_ahead;
  }

  /** Looks through the eyes of another own seat; all that the last one saw is forgotten first. */
  switchSeat(seat: number): void {
    this.seat = seat;
    this.#stopSubmission();
    this.log = [];
    this.draft = [];
    this.#changePosition();
    this.#answered = undefined;
    this.refused = undefined;
    this.update = undefined;
    line.again(this);
  }

  receive(update: TableUpdate): void {
    // A word that was on its way when the screen changed hands is for the other seat.
    if (this.seat !== null && update.seat !== this.seat) return;
    const before = this.update;
    const { line: branch, first, events } = update.log;
    const isOtherBranch = branch !== this.branch;
    if (isOtherBranch) {
      this.branch = branch;
      this.log = [];
    }
    if (first !== this.log.length || events.length > 0)
      this.log = [...this.log.slice(0, first), ...events];
    this.update = shared(before, update);
    this.offset = update.now - Date.now();
    if (this.submission.kind === "uncertain") this.submission = IDLE;
    const isOtherTurn = before?.number !== update.number || before?.table.id !== update.table.id;
    if (before?.pledged !== this.update.pledged) this.#previews.clear();
    if (isOtherTurn || isOtherBranch || !this.#isSamePosition(before)) this.#changePosition();
    if (isOtherTurn) this.#startTurn(update);
    void this.#refreshPreview();
  }

  receiveChat(talk: ChatUpdate): void {
    this.messages = talk.messages;
  }

  /** Replaces the turn so far; every call can be undone. */
  edit(draft: readonly string[]): Promise<void> {
    if (!this.isEditable) return Promise.resolve();
    this.#history = [...this.#history, this.draft];
    return this.#setDraft(draft);
  }

  /** Adds one more answer at the end. */
  add(action: string): Promise<void> {
    return this.edit([...this.#accepted, action]);
  }

  undo(): Promise<void> {
    const last = this.#history.at(-1);
    if (!last || !this.canUndo) return Promise.resolve();
    this.#history = this.#history.slice(0, -1);
    return this.#setDraft(last);
  }

  restart(): Promise<void> {
    return this.draft.length > 0 ? this.edit([]) : Promise.resolve();
  }

  /** At a table without undo: what was built or ended so far stays, and so does all before it. */
  async pledge(): Promise<void> {
    const { number, table } = this.update ?? {};
    const actions = finalPart(this.#accepted);
    if (table?.options.undo !== "never" || number == null || !this.isMyTurn) return;
    if (this.refused || this.activity !== "idle" || !this.isPreviewCurrent || actions.length === 0)
      return;
    try {
      const pledge = { number, actions, ...this.#seatArgument };
      await line.ask<Preview>({ type: "pledge", table: this.table, pledge });
      this.#history = [];
      this.#previews.clear();
    } catch (error) {
      if (error instanceof ApiError) this.refused = error;
      else if (!(error instanceof ConnectionError)) throw error;
    }
  }

  /**
   * Submits the turn that the screen shows. While its preview is on its way it is sent as soon as that
   * arrives, if it then still is what was shown.
   */
  async confirm(): Promise<void> {
    switch (this.submission.kind) {
      case "checking":
      case "sending":
        return;
      case "resending":
        return this.#resend(this.submission);
    }
    if (this.isPreviewCurrent) return this.#submit();
    // After a change of the position the screen has yet to show what the turn would do now.
    if (!this.isMyTurn || this.#answered?.position !== this.#position) return;
    this.#stopSubmission({ kind: "checking", steps: this.preview?.steps ?? [] });
    await this.#latestPreview;
  }

  /** Whether the turn may be submitted as it is; a lesson has reasons of its own to refuse. */
  protected mayConfirm(): boolean {
    return this.isComplete;
  }

  /** The preview that a confirmed turn has waited for is there: sends the turn if it is what was shown. */
  #submitChecked(): void {
    if (this.submission.kind !== "checking" || !this.isPreviewCurrent) return;
    const { steps } = this.submission;
    this.submission = IDLE;
    if (isAsShown(this.#accepted, this.draft, steps)) void this.#submit();
  }

  async #submit(): Promise<void> {
    const number = this.update?.number;
    if (number == null || !this.mayConfirm()) return;
    const mayHaveArrived = this.submission.kind === "uncertain";
    const id = crypto.randomUUID();
    await this.#send(
      { id, number, actions: [...this.#accepted], ...this.#seatArgument },
      mayHaveArrived,
    );
  }

  #resend({ turn, mayHaveArrived, timer }: Extract<Submission, { kind: "resending" }>) {
    clearTimeout(timer);
    return this.#send(turn, mayHaveArrived);
  }

  /** Sends a turn, again and again under the same id, until the server has answered. */
  async #send(turn: SubmittedTurn, mayHaveArrived: boolean): Promise<void> {
    const sending: Submission = { kind: "sending", turn, mayHaveArrived };
    this.submission = sending;
    try {
      const sent = { ...turn, actions: [...turn.actions] };
      const update = await line.ask<TableUpdate>({ type: "turn", table: this.table, turn: sent });
      if (this.submission === sending) this.submission = IDLE;
      this.refused = undefined;
      this.receive({ ...update, type: "table" });
    } catch (error) {
      // Another position, another seat or another screen has ended this submission meanwhile.
      const isOver = this.submission !== sending;
      if (!isOver) this.submission = IDLE;
      if (error instanceof ConnectionError) {
        if (!isOver) this.#resendLater(turn, mayHaveArrived || error.wasSent);
      } else if (error instanceof ApiError) {
        if (!isOver) this.refused = error;
      } else {
        throw error;
      }
    }
  }

  #resendLater(turn: SubmittedTurn, mayHaveArrived: boolean): void {
    const timer = setTimeout(() => void this.#send(turn, mayHaveArrived), RETRY);
    this.submission = { kind: "resending", turn, mayHaveArrived, timer };
  }

  /** Ends what was under way for the submitted turn: nothing of it is sent any more. */
  #stopSubmission(next: Submission = IDLE): void {
    if (this.submission.kind === "resending") clearTimeout(this.submission.timer);
    this.submission = next;
  }

  /** Ends the submission of a turn that the player changes. */
  #stopForEdit(): void {
    const { submission } = this;
    const isUncertain =
      submission.kind === "uncertain" ||
      (submission.kind === "resending" && submission.mayHaveArrived);
    this.#stopSubmission(isUncertain ? { kind: "uncertain" } : IDLE);
  }

  /** The answers that count, without the draft that did not fit. */
  get #accepted(): readonly string[] {
    return this.preview?.steps.map(({ action }) => action) ?? this.draft;
  }

  async #setDraft(draft: readonly string[]): Promise<void> {
    this.#stopForEdit();
    this.draft = draft;
    this.#saveDraft();
    const progress = this.#previews.get(keyOf(draft));
    if (progress) this.#show(progress);
    await this.#requestPreview();
  }

  /** Asks what the draft lead to; only the newest question counts, and all wait for its answer. */
  #requestPreview(): Promise<void> {
    const number = this.update?.number;
    if (number == null || this.update?.view == null) return Promise.resolve();
    this.#lastRequest += 1;
    this.#isPreviewing = true;
    this.#latestPreview = this.#fetchPreview(this.#lastRequest, number);
    return this.#latestPreview;
  }

  async #fetchPreview(asked: number, number: number): Promise<void> {
    const { draft } = this;
    const position = this.#position;
    const isNewest = () => asked === this.#lastRequest;
    try {
      const request = { number, actions: [...draft], is_loose: true, ...this.#seatArgument };
      const preview = await line.ask<Preview>({
        type: "draft",
        table: this.table,
        draft: request,
      });
      if (position === this.#position) this.#previews.set(keyOf(draft), preview);
      if (!isNewest()) return await this.#latestPreview;
      this.#show(preview);
      this.refused = undefined;
      if (this.submission.kind === "uncertain") this.submission = IDLE;
    } catch (error) {
      if (!isNewest()) return await this.#latestPreview;
      if (error instanceof ApiError) this.#previewRefused(error);
      else if (!(error instanceof ConnectionError)) throw error;
    } finally {
      if (isNewest()) this.#isPreviewing = false;
    }
    this.#submitChecked();
  }

  #show(preview: Preview): void {
    this.#answered = {
      draft: keyOf(this.draft),
      position: this.#position,
      preview: shared(this.preview, preview),
    };
  }

  #previewRefused(error: ApiError): void {
    this.#answered = undefined;
    if (this.submission.kind === "checking") this.submission = IDLE;
    // Nobody is asked anything just now: the draft wait, and that is no fault.
    this.refused = error.reason === "not-your-turn" || error.reason === "stale" ? undefined : error;
  }

  /** Whether the present draft lead to the same after an update; a pledge of their own steps changes nothing. */
  #isSamePosition(before: TableUpdate | undefined): boolean {
    const { view, pledged = [] } = this.update ?? {};
    return before?.view === view && pledged.every((text, place) => text === this.#accepted[place]);
  }

  /** What the draft start from is another position: what was confirmed for the old one is not sent. */
  #changePosition(): void {
    this.#position += 1;
    this.#previews.clear();
    const { kind } = this.submission;
    if (kind === "checking" || kind === "resending") this.#stopSubmission();
  }

  /** A new turn of the own seat: the old draft are done. */
  #startTurn(update: TableUpdate): void {
    this.#stopSubmission();
    this.#answered = undefined;
    this.draft = savedDraft(this.#draftKey(update));
    // A page that is loaded anew has forgotten the steps, and can still begin the turn again.
    const mayUndo = this.draft.length > 0 && update.table.options.undo !== "never";
    this.#history = mayUndo ? [[]] : [];
  }

  /** The position may have changed under the draft. */
  async #refreshPreview(): Promise<void> {
    if (this.update?.table.status === "running" && this.update.seat != null)
      await this.#requestPreview();
    else this.#answered = undefined;
  }

  #draftKey(update: TableUpdate): string {
    return `draft/${update.table.id}/${update.seat}/${update.number}`;
  }

  /** A page that is loaded anew in the middle of a turn finds its own draft again. */
  #saveDraft(): void {
    if (!this.update) return;
    try {
      sessionStorage.setItem(this.#draftKey(this.update), JSON.stringify(this.draft));
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  }
}

const keyOf = (draft: readonly string[]) => JSON.stringify(draft);

function savedDraft(key: string): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
  } catch {
    return [];
  }
}
