// Sample values for the contact sheet; they show states, not a real game.

import type { HeldCard } from "../components/HandFan.svelte";
import type { OrderMarker } from "../components/tracks";
import { type CardId, COLOURS, type PerGood, type PlotContent, palacePart } from "../game/things";

const COSTS: Partial<Record<CardId, number>> = {
  "hops-1": 3,
  "hops-2": 6,
  "hops-3": 9,
  "barley-1": 3,
  "barley-2": 6,
  "barley-3": 9,
  "water-1": 3,
  "water-2": 6,
  "water-3": 9,
  "bank-1": 7,
  "bank-2": 11,
  "town-hall-1": 3,
  "town-hall-2": 5,
  "laboratory-1": 3,
  "laboratory-2": 5,
  office: 5,
  warehouse: 4,
  market: 4,
  magistrate: 3,
  crane: 4,
  "tour-guide": 5,
  scavenger: 3,
};
const PALACE = 12;

export const sampleCost = (card: CardId): number =>
  palacePart(card) === null ? (COSTS[card] ?? 0) : PALACE;

export const TRACK = [0, 1, 1, 2, 2, 3];
export const PLAYERS = ["Ada", "Bo", "Cleo", "Dora", "Emil"];

export const DEMANDS: readonly PerGood<number>[] = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
  [2, 2, 2],
];

export const EARLY: readonly PlotContent[] = [
  null,
  "barley-2",
  null,
  "printed-hops",
  "printed-barley",
  "printed-water",
];
export const MIDDLE: readonly PlotContent[] = [
  "palace-1",
  "palace-2",
  "crane",
  "hops-2",
  "bank-2",
  "printed-water",
];
export const LATE: readonly PlotContent[] = [
  "palace-1",
  "palace-2",
  "palace-3",
  "palace-4",
  "palace-5",
  "palace-6",
];
export const OTHERS: readonly (readonly PlotContent[])[] = [
  ["market", "hops-3", null, "office", "printed-barley", "water-3"],
  ["laboratory-2", "town-hall-1", "palace-3", "barley-3", "palace-5", "warehouse"],
  ["magistrate", "scavenger", "tour-guide", "laboratory-1", "bank-1", "town-hall-2"],
];

export const HAND: readonly HeldCard[] = [
  { card: "crane", cost: 4 },
  { card: "barley-3", cost: 7, printed: 9 },
  { card: "palace-5", cost: 12, printed: 14, rising: true },
  { card: "bank-2", cost: 11, dim: true },
  { card: "tour-guide", cost: 5 },
  { card: "magistrate", cost: 3 },
];

const marker = (seat: number, space: number): OrderMarker => ({
  colour: COLOURS[seat] ?? "green",
  player: PLAYERS[seat] ?? "",
  space,
});

export const NOW = [marker(2, 4), marker(0, 7), marker(3, 7), marker(1, 7), marker(4, 13)];
export const NEXT = [marker(2, 9), marker(1, 25)];
export const GHOST = marker(0, 9);
