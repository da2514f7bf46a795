// The remaining time, in the largest suitable unit.

import type { Table } from "../connection/types";
import { t } from "../text/i18n.svelte";

export interface Remaining {
  unit: "days" | "hours" | "minutes";
  days: number;
  hours: number;
  minutes: number;
  /** With a leading zero. */
  seconds: string;
  isShort: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function remaining(milliseconds: number): Remaining {
  const left = Math.max(0, milliseconds);
  const seconds = Math.floor((left % MINUTE) / 1000);
  return {
    unit: left >= DAY ? "days" : left >= HOUR ? "hours" : "minutes",
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: String(seconds).padStart(2, "0"),
    isShort: left < MINUTE,
  };
}

export function timeText({ unit, days, hours, minutes, seconds }: Remaining): string {
  return t(`table-clock-${unit}`, { days, hours, minutes, seconds });
}

/**
 * The remaining time of each seat of a live game; it runs for the player to move. Null for bots, and for all
 * seats of a game without a live clock.
 */
export function timesLeft(table: Table, toMove: number | null, now: number): (number | null)[] {
  const { options, deadline, seats, status } = table;
  const isTimed = status === "running" && options.pace.kind === "live" && options.chapter === null;
  return seats.map((chair, seat) => {
    if (!isTimed || !chair?.person || chair.bot !== null) return null;
    return seat === toMove && deadline !== null ? deadline - now : chair.bank;
  });
}
