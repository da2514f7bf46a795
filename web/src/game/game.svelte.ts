// One table as the page knows it: the last update, the log, and the own turn in the making.
//
// The turn is a list of wishes, action texts in the order of a turn. The server leaves out those that do
// not fit (a loose draft), so that any wish can be changed while the later ones stay. Nothing here knows rules.
import type { Log, Preview, SeenTable, SeenView, Talk, Update } from "../wire/api";
import { Refused, Unreachable } from "../wire/http";
import { line, type Watcher } from "../wire/live.svelte";
import { finalPart } from "./plan";
import { shared } from "./sharing";

export type Heard = Log["events"][number];
type Message = Talk["messages"][number];

const RETRY = 1_500;

export class Game implements Watcher {
  readonly table: string;
  readonly invitation: string | null;
  /** Through whose eyes this screen looks, where one person has several seats; else the server knows. */
  seat = $state<number | null>(null);
  update = $state.raw<Update>();
  log = $state.raw<readonly Heard[]>([]);
  /** Counts the times that a turn was taken back; another line has another log. */
  line = $state(0);
  messages = $state.raw<readonly Message[]>([]);
  /** The own turn so far, as the player wishes it. */
  wishes = $state.raw<readonly string[]>([]);
  /** What the wishes lead to; nothing until the server has answered. */
  preview = $state.raw<Preview>();
  /** "idle", or what is on its way to the server. */
  doing = $state<"idle" | "trying" | "submitting">("idle");
  /** How far the server's clock was ahead of ours at the last update. */
  offset = $state(0);
  /** How much of the log has been seen to happen at the table. */
  played = $state(0);
  /** Why the last thing was refused. */
  refused = $state.raw<Refused>();
  #earlier = $state.raw<readonly (readonly string[])[]>([]);
  #turnId: string | null = null;
  #asked = 0;
  #leave: (() => void) | undefined;

  constructor(table: string, invitation: string | null = null) {
    this.table = table;
    this.invitation = invitation;
  }

  /** Begins to listen; the function that comes back ends it. */
  open(): () => void {
    this.#leave = line.watch(this);
    return () => this.#leave?.();
  }

  known = () => ({ line: this.line, heard: this.log.length, ...this.#eyes });

  /** The seat that something is asked for; left unsaid where the server knows it. */
  get #eyes(): { seat: number | null } {
    return (this.seat === null ? {} : { seat: this.seat }) as { seat: number | null };
  }

  /** The position to draw: what the wishes lead to, else what is. */
  get view(): SeenView | null {
    return this.preview?.view ?? this.update?.view ?? null;
  }

  /** The position as it is, without the wishes. */
  get committed(): SeenView | null {
    return this.update?.view ?? null;
  }

  get seats(): SeenTable["seats"] {
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
    return this.#earlier.length > 0;
  }

  get isComplete(): boolean {
    return this.isMyTurn && this.preview?.is_complete === true && !this.preview.is_ahead;
  }

  /** Looks through the eyes of another own seat; all that the last one saw is forgotten first. */
  lookAs(seat: number): void {
    this.seat = seat;
    this.log = [];
    this.wishes = [];
    this.preview = undefined;
    this.refused = undefined;
    this.update = undefined;
    line.again(this);
  }

  told(update: Update): void {
    // A word that was on its way when the screen changed hands is for the other seat.
    if (this.seat !== null && update.seat !== this.seat) return;
    const before = this.update;
    const { line: lineage, first, events } = update.log;
    if (lineage !== this.line) {
      this.line = lineage;
      this.log = [];
    }
    if (first !== this.log.length || events.length > 0)
      this.log = [...this.log.slice(0, first), ...events];
    this.update = shared(before, update);
    this.offset = update.now - Date.now();
    if (before?.number !== update.number || before?.table.id !== update.table.id)
      this.#begin(update);
    void this.#retry();
  }

  talked(talk: Talk): void {
    this.messages = talk.messages;
  }

  /** Replaces the turn so far; every call can be undone. */
  wish(wishes: readonly string[]): Promise<void> {
    this.#earlier = [...this.#earlier, this.wishes];
    return this.#set(wishes);
  }

  /** Adds one more answer at the end. */
  add(action: string): Promise<void> {
    return this.wish([...this.#settled, action]);
  }

  undo(): Promise<void> {
    const last = this.#earlier.at(-1);
    if (!last) return Promise.resolve();
    this.#earlier = this.#earlier.slice(0, -1);
    return this.#set(last);
  }

  restart(): Promise<void> {
    return this.wishes.length > 0 ? this.wish([]) : Promise.resolve();
  }

  /** At a table without undo: what was built or ended so far stays, and so does all before it. */
  async settle(): Promise<void> {
    const { number, table } = this.update ?? {};
    const actions = finalPart(this.#settled);
    if (table?.options.undo !== "never" || number == null || !this.isMyTurn) return;
    if (this.refused || this.doing !== "idle" || actions.length === 0) return;
    try {
      const pledge = { number, actions, ...this.#eyes };
      await line.ask<Preview>({ type: "pledge", table: this.table, pledge });
      this.#earlier = [];
    } catch (error) {
      if (error instanceof Refused) this.refused = error;
      else if (!(error instanceof Unreachable)) throw error;
    }
  }

  /** Submits the turn; it is sent again, under the same name, until the server has answered. */
  async confirm(): Promise<void> {
    const number = this.update?.number;
    if (number == null || !this.isComplete || this.doing === "submitting") return;
    this.#turnId ??= crypto.randomUUID();
    this.doing = "submitting";
    const turn = { id: this.#turnId, number, actions: [...this.#settled], ...this.#eyes };
    try {
      const update = await line.ask<Update>({ type: "turn", table: this.table, turn });
      this.refused = undefined;
      this.told({ ...update, type: "table" });
    } catch (error) {
      if (error instanceof Unreachable) {
        setTimeout(() => void this.confirm(), RETRY);
      } else if (error instanceof Refused) {
        this.refused = error;
        this.#turnId = null;
      } else {
        throw error;
      }
    } finally {
      this.doing = "idle";
    }
  }

  /** The answers that count, without the wishes that did not fit. */
  get #settled(): readonly string[] {
    return this.preview?.steps.map(({ action }) => action) ?? this.wishes;
  }

  async #set(wishes: readonly string[]): Promise<void> {
    this.wishes = wishes;
    this.#turnId = null;
    this.#keep();
    await this.#try();
  }

  /** Asks what the wishes lead to; only the newest question counts. */
  async #try(): Promise<void> {
    const number = this.update?.number;
    if (number == null || this.update?.view == null) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.doing = "trying";
    try {
      const draft = { number, actions: [...this.wishes], is_loose: true, ...this.#eyes };
      const preview = await line.ask<Preview>({ type: "draft", table: this.table, draft });
      if (asked !== this.#asked) return;
      this.preview = shared(this.preview, preview);
      this.refused = undefined;
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof Refused) {
        this.preview = undefined;
        // Nobody is asked anything just now: the wishes wait, and that is no fault.
        this.refused =
          error.reason === "not-your-turn" || error.reason === "stale" ? undefined : error;
      } else if (!(error instanceof Unreachable)) {
        throw error;
      }
    } finally {
      if (asked === this.#asked && this.doing === "trying") this.doing = "idle";
    }
  }

  /** A new turn of the own seat: the old wishes are done. */
  #begin(update: Update): void {
    this.#turnId = null;
    this.preview = undefined;
    this.wishes = kept(this.#key(update));
    // A page that is loaded anew has forgotten the steps, and can still begin the turn again.
    const mayUndo = this.wishes.length > 0 && update.table.options.undo !== "never";
    this.#earlier = mayUndo ? [[]] : [];
  }

  /** The position may have changed under the wishes. */
  async #retry(): Promise<void> {
    if (this.update?.table.status === "running" && this.update.seat != null) await this.#try();
  }

  #key(update: Update): string {
    return `draft/${update.table.id}/${update.seat}/${update.number}`;
  }

  /** A page that is loaded anew in the middle of a turn finds its own wishes again. */
  #keep(): void {
    if (!this.update) return;
    try {
      sessionStorage.setItem(this.#key(this.update), JSON.stringify(this.wishes));
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  }
}

function kept(key: string): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
  } catch {
    return [];
  }
}
