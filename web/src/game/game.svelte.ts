// The state of one table: the last update, the log, and the player's turn.
//
// The turn is a draft: a list of action texts in the order of a turn. The server leaves out those that do
// not fit (a loose draft), so that any part can be changed while the rest stays. Nothing here knows rules.

import type { Connection, Subscriber } from "../connection/connection";
import { ApiError, ConnectionError } from "../connection/http";
import { Retry } from "../connection/retry";
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

/** A submitted turn; sent again with the same id, it counts only once. */
interface SubmittedTurn {
  readonly id: string;
  readonly number: number;
  readonly actions: readonly string[];
  readonly seat?: number | null;
}

/** The state of the confirmed turn. It can be changed unless it is being sent. */
export type Submission =
  | { readonly kind: "idle" }
  /** Confirmed before its preview arrived; `steps` are those that the screen still shows. */
  | { readonly kind: "checking"; readonly steps: Preview["steps"] }
  /** Sent: the server may have committed it already. */
  | { readonly kind: "sending"; readonly turn: SubmittedTurn; readonly mayHaveArrived: boolean }
  /** Not answered; the same turn is sent again after a pause, unless the player changes it. */
  | {
      readonly kind: "resending";
      readonly turn: SubmittedTurn;
      readonly mayHaveArrived: boolean;
    }
  /** Changed after it was sent: the next update shows whether it was committed. */
  | { readonly kind: "uncertain" };

const IDLE: Submission = { kind: "idle" };

/** A preview, with the draft and the position that it is for. */
interface AnsweredPreview {
  readonly draft: string;
  readonly position: number;
  readonly preview: Preview;
}

export class Game implements Subscriber {
  readonly #connection: Connection;
  readonly table: string;
  readonly invitation: string | null;
  /** The seat that this screen shows, if one user has several; otherwise the server knows. */
  seat = $state<number | null>(null);
  update = $state.raw<TableUpdate>();
  log = $state.raw<readonly GameEvent[]>([]);
  /** The branch of the game: each takeback begins a new one, with a log of its own. */
  branch = $state(0);
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** The player's turn so far: the texts of the chosen actions. */
  draft = $state.raw<readonly string[]>([]);
  submission = $state.raw<Submission>(IDLE);
  /** Milliseconds by which the server's clock was ahead of the browser's at the last update. */
  offset = $state(0);
  /** The number of events that the screen has shown. */
  shownEvents = $state(0);
  /** The last error of the server, until something succeeds. */
  refused = $state.raw<ApiError>();
  #history = $state.raw<readonly (readonly string[])[]>([]);
  #answered = $state.raw<AnsweredPreview>();
  /** Counts the positions from which drafts start; a preview is valid only for its own. */
  #position = $state(0);
  /** The previews for the current position: a step that is undone is shown at once. */
  #previews = new Map<string, Preview>();
  #isPreviewing = $state(false);
  readonly #retry = new Retry();
  #lastRequest = 0;
  #latestPreview: Promise<void> = Promise.resolve();
  #leave: (() => void) | undefined;

  constructor(connection: Connection, table: string, invitation: string | null = null) {
    this.#connection = connection;
    this.table = table;
    this.invitation = invitation;
  }

  /** Subscribes to the table; returns a function that unsubscribes. */
  open(): () => void {
    this.#leave = this.#connection.subscribe(this);
    return () => {
      this.#leave?.();
      // A closed screen sends nothing: the player may change the turn elsewhere.
      this.#stopSubmission();
    };
  }

  progress = () => ({ line: this.branch, heard: this.log.length, ...this.#seatArgument });

  /** The seat of a request; omitted if the server knows it. */
  get #seatArgument(): { seat: number | null } {
    return (this.seat === null ? {} : { seat: this.seat }) as { seat: number | null };
  }

  /** The result of the draft; undefined until the server has answered. */
  get preview(): Preview | undefined {
    return this.#answered?.preview;
  }

  /** What the page is waiting for, if anything. */
  get activity(): "idle" | "trying" | "submitting" {
    if (this.submission.kind === "sending") return "submitting";
    return this.#isPreviewing || this.submission.kind === "checking" ? "trying" : "idle";
  }

  /** Whether the preview belongs to exactly the current draft. */
  get isPreviewCurrent(): boolean {
    const answered = this.#answered;
    if (!answered) return !this.#isPreviewing;
    return answered.position === this.#position && answered.draft === keyOf(this.draft);
  }

  /** Whether the turn can be changed: not while the server may be committing it. */
  get isEditable(): boolean {
    return this.submission.kind !== "sending";
  }

  /** The position to draw: the preview's if there is one, otherwise the committed one. */
  get view(): View | null {
    return this.preview?.view ?? this.update?.view ?? null;
  }

  /** The committed position, without the draft. */
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

  /** Whether the player has answered ahead of time and waits for others (R10.5). */
  get isReady(): boolean {
    return (this.update?.sealed.length ?? 0) > 0;
  }

  get canUndo(): boolean {
    return this.#history.length > 0 && this.isEditable;
  }

  get isComplete(): boolean {
    return this.isMyTurn && this.preview?.is_complete === true && !this.preview.is_ahead;
  }

  /** Switches to another seat of the same user; everything that the last one could see is dropped first. */
  switchSeat(seat: number): void {
    this.seat = seat;
    this.#stopSubmission();
    this.log = [];
    this.draft = [];
    this.#changePosition();
    this.#answered = undefined;
    this.refused = undefined;
    this.update = undefined;
    this.#connection.resubscribe(this);
  }

  receive(update: TableUpdate): void {
    // An update that was on its way when the seat was switched is for the other seat.
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

  /** Replaces the draft; every call can be undone. */
  edit(draft: readonly string[]): Promise<void> {
    if (!this.isEditable) return Promise.resolve();
    this.#history = [...this.#history, this.draft];
    return this.#setDraft(draft);
  }

  /** Appends an action to the draft. */
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

  /** At a table without undo: makes everything final up to the last card built or removed. */
  async pledge(): Promise<void> {
    const { number, table } = this.update ?? {};
    const actions = finalPart(this.#accepted);
    if (table?.options.undo !== "never" || number == null || !this.isMyTurn) return;
    if (this.refused || this.activity !== "idle" || !this.isPreviewCurrent || actions.length === 0)
      return;
    try {
      const pledge = { number, actions, ...this.#seatArgument };
      await this.#connection.send({ type: "pledge", table: this.table, pledge });
      this.#history = [];
      this.#previews.clear();
    } catch (error) {
      if (error instanceof ApiError) this.refused = error;
      else if (!(error instanceof ConnectionError)) throw error;
    }
  }

  /**
   * Submits the turn that the screen shows. If its preview has not arrived yet, the turn is sent as soon
   * as it arrives, provided that it is still what the screen showed.
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
    // After a change of the position the screen does not show the effect of the turn yet.
    if (!this.isMyTurn || this.#answered?.position !== this.#position) return;
    this.#stopSubmission({ kind: "checking", steps: this.preview?.steps ?? [] });
    await this.#latestPreview;
  }

  /** Whether the turn may be submitted; a lesson adds conditions. */
  protected mayConfirm(): boolean {
    return this.isComplete;
  }

  /** Sends a confirmed turn once its preview has arrived, if it is what the screen showed. */
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

  #resend({ turn, mayHaveArrived }: Extract<Submission, { kind: "resending" }>) {
    this.#retry.reset();
    return this.#send(turn, mayHaveArrived);
  }

  /** Sends a turn, again with the same id until the server has answered. */
  async #send(turn: SubmittedTurn, mayHaveArrived: boolean): Promise<void> {
    const sending: Submission = { kind: "sending", turn, mayHaveArrived };
    this.submission = sending;
    try {
      const sent = { ...turn, actions: [...turn.actions] };
      const update = await this.#connection.send({ type: "turn", table: this.table, turn: sent });
      if (this.submission === sending) this.#stopSubmission();
      this.refused = undefined;
      this.receive({ ...update, type: "table" });
    } catch (error) {
      // Meanwhile a new position, another seat or another screen may have ended this submission.
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
    this.submission = { kind: "resending", turn, mayHaveArrived };
    this.#retry.later(() => void this.#send(turn, mayHaveArrived));
  }

  /** Stops the submission: nothing more is sent. */
  #stopSubmission(next: Submission = IDLE): void {
    this.#retry.reset();
    this.submission = next;
  }

  /** Stops the submission because the player changes the turn. */
  #stopForEdit(): void {
    const { submission } = this;
    const isUncertain =
      submission.kind === "uncertain" ||
      (submission.kind === "resending" && submission.mayHaveArrived);
    this.#stopSubmission(isUncertain ? { kind: "uncertain" } : IDLE);
  }

  /** The actions of the draft that the server accepted. */
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

  /** Requests a preview of the draft; only the newest request counts, and all callers wait for it. */
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
      const preview = await this.#connection.send({
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
    // It is not the player's turn: the draft waits, and this is no error.
    this.refused = error.reason === "not-your-turn" || error.reason === "stale" ? undefined : error;
  }

  /** Whether an update leaves the position of the draft unchanged; pledging its own steps does. */
  #isSamePosition(before: TableUpdate | undefined): boolean {
    const { view, pledged = [] } = this.update ?? {};
    return before?.view === view && pledged.every((text, place) => text === this.#accepted[place]);
  }

  /** The draft now starts from another position: a turn confirmed for the old one is not sent. */
  #changePosition(): void {
    this.#position += 1;
    this.#previews.clear();
    const { kind } = this.submission;
    if (kind === "checking" || kind === "resending") this.#stopSubmission();
  }

  /** Begins a new turn of this seat: the old draft is over. */
  #startTurn(update: TableUpdate): void {
    this.#stopSubmission();
    this.#answered = undefined;
    this.draft = savedDraft(this.#draftKey(update));
    // A reloaded page has lost the single steps, but the turn can still be restarted.
    const mayUndo = this.draft.length > 0 && update.table.options.undo !== "never";
    this.#history = mayUndo ? [[]] : [];
  }

  /** Requests the preview again, because the position may have changed. */
  async #refreshPreview(): Promise<void> {
    if (this.update?.table.status === "running" && this.update.seat != null)
      await this.#requestPreview();
    else this.#answered = undefined;
  }

  #draftKey(update: TableUpdate): string {
    return `draft/${update.table.id}/${update.seat}/${update.number}`;
  }

  /** Stores the draft, so that a reloaded page finds it again. */
  #saveDraft(): void {
    if (!this.update) return;
    try {
      sessionStorage.setItem(this.#draftKey(this.update), JSON.stringify(this.draft));
    } catch {
      // Without storage the draft is lost with the page.
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
