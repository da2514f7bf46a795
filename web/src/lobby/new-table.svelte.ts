// The state of the form for a new table, and the options and seats that result from it.

import type { TableOptions } from "../connection/types";
import { type BundledEdition, DEFAULT_EDITION } from "../game/editions";
import { type Bot, GOOD } from "./bots.svelte";
import type { SeatChoice } from "./table-setup";

export type Kind = "friends" | "bots" | "hot-seat";
export type Pace = "free" | "live" | "days";
export type Edition = BundledEdition | "own";
export type Deal = "fair" | "seed" | "duplicate";
/** Who takes a seat other than the first: a bot, a friend, or somebody at this screen. */
export type Who = Bot | "friend" | "here";

export const MINUTES = [5, 10, 20, 30, 60] as const;
export const SECONDS = [10, 30, 60] as const;
export const DAYS = [1, 2, 3, 7] as const;
export const MOST = 5;
export const PLAYERS = [2, 3, 4, 5] as const;

const USUAL: Record<Kind, { players: number; who: Who; pace: Pace }> = {
  friends: { players: 3, who: "friend", pace: "live" },
  bots: { players: 3, who: GOOD, pace: "free" },
  "hot-seat": { players: 2, who: "here", pace: "free" },
};

/** The id in a link to a table or its replay; any other text is returned unchanged. */
export function tableId(written: string): string {
  return /\/(?:table|replay)\/([\w-]+)/.exec(written)?.[1] ?? written.trim();
}

export class NewTable {
  readonly kind: Kind;
  players: number = $state(3);
  variant: NonNullable<TableOptions["variant"]> = $state("base");
  /** Seats 2 to 5; those beyond the number of players are kept in case it grows again. */
  others: { who: Who; name: string }[] = $state([]);
  pace: Pace = $state("live");
  minutes: number = $state(20);
  seconds: number = $state(30);
  days: number = $state(2);
  isOpen = $state(false);
  memoryAid = $state(true);
  undo = $state(true);
  takeback = $state(true);
  endsWhenLate = $state(false);
  standIn: Bot = $state(GOOD);
  edition: Edition = $state(DEFAULT_EDITION);
  /** The text of a custom edition. */
  editionFile: string | null = $state(null);
  deal: Deal = $state("fair");
  seed = $state("");
  duplicateOf = $state("");

  constructor(kind: Kind) {
    this.kind = kind;
    const { players, who, pace } = USUAL[kind];
    this.players = players;
    this.pace = pace;
    this.others = Array.from({ length: MOST - 1 }, () => ({ who, name: "" }));
  }

  /** Who can take a seat besides the bots. */
  get person(): "friend" | "here" | null {
    return this.kind === "friends" ? "friend" : this.kind === "hot-seat" ? "here" : null;
  }

  /** The possible clocks: only a player alone among bots can play without one. */
  get paces(): readonly Pace[] {
    return this.kind === "friends" ? ["live", "days"] : ["free", "live"];
  }

  seatChoices(nameOf: (seat: number) => string): SeatChoice[] {
    const others = this.others
      .slice(0, this.players - 1)
      .map(({ who, name }, index): SeatChoice => {
        if (who === "friend") return { kind: "friend" };
        if (who === "here") return { kind: "here", name: name.trim() || nameOf(index + 2) };
        return { kind: "bot", bot: who };
      });
    return [{ kind: "me" }, ...others];
  }

  get options(): Partial<TableOptions> {
    return {
      variant: this.variant,
      pace: this.#pace,
      late: this.endsWhenLate ? "end" : "bot",
      is_open: this.kind === "friends" && this.isOpen,
      hot_seat: this.kind === "hot-seat",
      memory_aid: this.memoryAid,
      undo: this.undo ? "turn" : "never",
      takeback: this.takeback,
      stand_in: this.standIn,
      ...(this.edition === "own" ? { edition_file: this.editionFile } : { edition: this.edition }),
      seed: this.deal === "seed" ? this.seed : null,
      duplicate_of: this.deal === "duplicate" ? tableId(this.duplicateOf) : null,
    };
  }

  get #pace(): TableOptions["pace"] {
    if (this.pace === "free") return { kind: "free" };
    if (this.pace === "days") return { kind: "days", days: this.days };
    return { kind: "live", bank: this.minutes * 60, increment: this.seconds };
  }
}
