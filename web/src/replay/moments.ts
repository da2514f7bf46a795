// Maps turns, rounds and events to the actions of a game.

import type { GameEvent, GameHistory } from "../connection/types";

export interface Mark {
  /** The number of actions before it. */
  at: number;
  round: number;
}

/** All events of a game in order. */
export function storyOf({ beginning, done }: GameHistory): GameEvent[] {
  return [...beginning, ...done.flatMap(({ events }) => events)];
}

/** The number of events after each number of actions, from zero on. */
export function eventCounts({ beginning, done }: GameHistory): number[] {
  let count = beginning.length;
  return [count, ...done.map(({ events }) => (count += events.length))];
}

/** The number of actions after which an event has happened. */
export function momentOf(counts: readonly number[], event: number): number {
  return counts.findIndex((count) => event < count);
}

/** The moments at which rounds begin. */
export function roundMarks({ beginning, done }: GameHistory): Mark[] {
  return [beginning, ...done.map(({ events }) => events)].flatMap((events, at) =>
    events.flatMap((event) => (event.type === "RoundBegan" ? [{ at, round: event.round }] : [])),
  );
}

/** The moments at which another seat has to act, with the beginning and the end. */
export function turnMarks({ done }: GameHistory): number[] {
  const changes = done.flatMap(({ seat, events }, index) => {
    const isNext = done[index + 1]?.seat !== seat;
    return isNext || events.some(({ type }) => type === "TurnBegan") ? [index + 1] : [];
  });
  return [...new Set([0, ...changes, done.length])];
}
