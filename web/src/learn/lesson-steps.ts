// The progress of a lesson: which step is next, and which actions do not belong to it.
//
// Actions are compared as texts. Only the server knows what is legal and what an action does.
import type { LessonStep } from "../connection/types";

/** The progress of a lesson: the current step, and the number of confirmed turns. */
export interface Progress {
  readonly step: number;
  readonly turns: number;
}

/** Whether an action matches the wanted one; a star stands for any word. */
export function fits(action: string, wanted: string): boolean {
  const words = action.split(" ");
  const pattern = wanted.split(" ");
  return (
    words.length === pattern.length &&
    pattern.every((word, index) => word === "*" || word === words[index])
  );
}

/** Whether all wanted actions were chosen, in this order. */
export function holds(accepted: readonly string[], wanted: readonly string[]): boolean {
  let from = 0;
  for (const action of accepted) {
    const next = wanted[from];
    if (next !== undefined && fits(action, next)) from += 1;
  }
  return from === wanted.length;
}

/** Whether all wanted actions were chosen, in any order. */
function areAllThere(accepted: readonly string[], wanted: readonly string[]): boolean {
  const left = [...accepted];
  return wanted.every((text) => {
    const place = left.findIndex((action) => fits(action, text));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The question that an action answers: of several answers to one, the last wanted counts. */
function question(action: string): string {
  const [word = "", first = "", second = ""] = action.split(" ");
  if (word === "sell") return `sell ${second}`;
  return ["build", "under", "trash"].includes(word) ? `${word} ${first}` : word;
}

const wantedBy = (step: LessonStep): readonly string[] =>
  step.kind === "reading" ? [] : (step.want ?? []);
const askedBy = (step: LessonStep): readonly string[] => [...(step.given ?? []), ...wantedBy(step)];

/** The first step in the turn of a step. */
function turnBegin(steps: readonly LessonStep[], step: number): number {
  return steps.findLastIndex(({ kind }, index) => index < step && kind === "confirming") + 1;
}

/** The next step that waits for an action, from this one on. */
export function target(steps: readonly LessonStep[], step: number): number {
  const next = steps.findIndex(({ kind }, index) => index >= step && kind !== "reading");
  return next < 0 ? steps.length : next;
}

/** An action that an earlier step of this turn wanted, how often, and which step that was. */
interface Standing {
  wanted: string;
  times: number;
  step: number;
}

/** The last action wanted for each question in this turn, before a step. */
function standing(steps: readonly LessonStep[], step: number): Standing[] {
  const found = new Map<string, Standing>();
  for (let index = turnBegin(steps, step); index < step; index += 1)
    for (const wanted of askedBy(steps[index] as LessonStep)) {
      const same = found.get(question(wanted));
      const times = same?.step === index ? same.times + 1 : 1;
      found.set(question(wanted), { wanted, times, step: index });
    }
  return [...found.values()];
}

/** The earliest step of this turn whose action was undone. */
function undone(steps: readonly LessonStep[], step: number, accepted: readonly string[]): number {
  const now = new Set(askedBy(steps[step] as LessonStep).map(question));
  const missing = standing(steps, step).filter(
    ({ wanted, times }) =>
      !now.has(question(wanted)) &&
      accepted.filter((action) => fits(action, wanted)).length < times,
  );
  return Math.min(step, ...missing.map((lost) => lost.step));
}

/** The progress after these actions and this number of confirmed turns. */
export function advance(
  steps: readonly LessonStep[],
  { step, turns }: Progress,
  accepted: readonly string[],
  confirmed: number,
): Progress {
  if (confirmed > turns) {
    const done = steps.findIndex(({ kind }, index) => index >= step && kind === "confirming");
    return { step: done < 0 ? steps.length : done + 1, turns: confirmed };
  }
  const next = target(steps, step);
  const waiting = steps[next];
  if (waiting === undefined) return { step, turns };
  const back = undone(steps, next, accepted);
  if (back < step) return { step: back, turns };
  const isDone = waiting.kind === "answering" && holds(accepted, [...wantedBy(waiting)]);
  return isDone ? advance(steps, { step: next + 1, turns }, accepted, confirmed) : { step, turns };
}

const ADJUSTED = ["sell", "trade", "office"];
const ENDINGS: Record<string, string> = { built: "build", trashed: "trash", kept: "under" };

/** The first action that does not belong to the lesson, if any. */
export function firstUnexpected(
  steps: readonly LessonStep[],
  step: number,
  accepted: readonly string[],
): string | undefined {
  const next = target(steps, step);
  const waiting = steps[next];
  if (waiting === undefined) return undefined;
  const wanted = askedBy(waiting);
  const allowed = [...wanted, ...standing(steps, next).map((earlier) => earlier.wanted)];
  const awaited = new Set(wanted.map((text) => text.split(" ")[0]));
  const wrong = accepted.find((action) => {
    const [word = ""] = action.split(" ");
    if (allowed.some((text) => fits(action, text)) || ADJUSTED.includes(word)) return false;
    return word in ENDINGS ? awaited.has(ENDINGS[word]) : true;
  });
  if (wrong) return wrong;
  return areAllThere(accepted, wanted) && !holds(accepted, wanted) ? wanted.at(-1) : undefined;
}

/** The actions with which the lesson continues: the accepted ones, with the wanted ones in their place. */
export function shown(step: LessonStep, accepted: readonly string[]): string[] {
  const wanted = askedBy(step);
  const replaced = new Set(wanted.map(question));
  return [...accepted.filter((action) => !replaced.has(question(action))), ...wanted];
}
