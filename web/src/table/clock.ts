// Time left, in the largest unit that says enough.

export interface Remaining {
  unit: "days" | "hours" | "minutes";
  days: number;
  hours: number;
  minutes: number;
  /** With a zero in front, as clocks show it. */
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
