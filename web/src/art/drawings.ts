// Which drawing belongs to which card.
import type { Component } from "svelte";
import type { CardId } from "../game/things";
import Bank1 from "./cards/Bank1.svelte";
import Bank2 from "./cards/Bank2.svelte";
import Barley1 from "./cards/Barley1.svelte";
import Barley2 from "./cards/Barley2.svelte";
import Barley3 from "./cards/Barley3.svelte";
import Crane from "./cards/Crane.svelte";
import Hops1 from "./cards/Hops1.svelte";
import Hops2 from "./cards/Hops2.svelte";
import Hops3 from "./cards/Hops3.svelte";
import Laboratory1 from "./cards/Laboratory1.svelte";
import Laboratory2 from "./cards/Laboratory2.svelte";
import Magistrate from "./cards/Magistrate.svelte";
import Market from "./cards/Market.svelte";
import Office from "./cards/Office.svelte";
import Scavenger from "./cards/Scavenger.svelte";
import TourGuide from "./cards/TourGuide.svelte";
import TownHall1 from "./cards/TownHall1.svelte";
import TownHall2 from "./cards/TownHall2.svelte";
import Warehouse from "./cards/Warehouse.svelte";
import Water1 from "./cards/Water1.svelte";
import Water2 from "./cards/Water2.svelte";
import Water3 from "./cards/Water3.svelte";
import Palace1 from "./palace/Palace1.svelte";
import Palace2 from "./palace/Palace2.svelte";
import Palace3 from "./palace/Palace3.svelte";
import Palace4 from "./palace/Palace4.svelte";
import Palace5 from "./palace/Palace5.svelte";
import Palace6 from "./palace/Palace6.svelte";

export const DRAWINGS: Record<CardId, Component> = {
  "hops-1": Hops1,
  "hops-2": Hops2,
  "hops-3": Hops3,
  "barley-1": Barley1,
  "barley-2": Barley2,
  "barley-3": Barley3,
  "water-1": Water1,
  "water-2": Water2,
  "water-3": Water3,
  "bank-1": Bank1,
  "bank-2": Bank2,
  "town-hall-1": TownHall1,
  "town-hall-2": TownHall2,
  "laboratory-1": Laboratory1,
  "laboratory-2": Laboratory2,
  office: Office,
  warehouse: Warehouse,
  market: Market,
  magistrate: Magistrate,
  crane: Crane,
  "palace-1": Palace1,
  "palace-2": Palace2,
  "palace-3": Palace3,
  "palace-4": Palace4,
  "palace-5": Palace5,
  "palace-6": Palace6,
  "tour-guide": TourGuide,
  scavenger: Scavenger,
};
