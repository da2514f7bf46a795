// Where turns, rounds and events lie among the actions of a game.

import type { GameEvent, GameHistory } from "../connection/types";

export interface Mark {
  /** How many actions came before. */
  at: number;
  round: number;
}

/** All events of a game in their order. */
export function storyOf({ beginning, done }: GameHistory): GameEvent[] {
  return [...beginning, ...done.flatMap(({ events }) => events)];
}

/** How many events have happened after each number of actions, from none on. */
export function eventCounts({ beginning, done }: GameHistory): number[] {
  let count = beginning.length;
  return [count, ...done.map(({ events }) => (count += events.length))];
}

/** After how many actions an event has happened. */
export function momentOf(counts: readonly number[], event: number): number {
  return counts.findIndex((count) => event < count);
}

/** The moments at which a round begins. */
export function roundMarks({ beginning, done }: GameHistory): Mark[] {
  return [beginning, ...done.map(({ events }) => events)].flatMap((events, at) =>
    events.flatMap((event) => (event.type === "RoundBegan" ? [{ at, round: event.round }] : [])),
  );
}

/** The moments at which another seat is asked, the beginning and the end among them. */
export function turnMarks({ done }: GameHistory): number[] {
  const changes = done.flatMap(({ seat, events }, index) => {
    const isNext = done[index + 1]?.seat !== seat;
    return isNext || events.some(({ type }) => type === "TurnBegan") ? [index + 1] : [];
  });
  return [...new Set([0, ...changes, done.length])];
}
