// The keyboard shortcuts of the table, enough for a whole game.
import { GOODS } from "../game/things";
import { t } from "../text/i18n.svelte";
import type { Turn } from "./turn.svelte";

/** Whether the key belongs to a field or an open dialog. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target as HTMLElement;
  return target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}

export function handleKey(event: KeyboardEvent, turn: Turn): void {
  if (isTaken(event) || !act(event, turn)) return;
  event.preventDefault();
}

function act(event: KeyboardEvent, turn: Turn): boolean {
  const { key } = event;
  if (/^[0-9]$/.test(key)) return digit(Number(key), turn);
  if (stepped(key, turn)) return true;
  switch (key) {
    case "+":
    case "-":
      if (typeof turn.accepted.brewery !== "number") return false;
      void turn.sellAll(key === "+");
      return true;
    case "c":
      void turn.doMainAction();
      return true;
    case "z":
    case "Backspace":
      if (turn.canUndo) void turn.game.undo();
      return true;
    case "Z":
      if (turn.canRestart) void turn.game.restart();
      return true;
    case "Escape":
      turn.selected = null;
      return true;
    case "ArrowLeft":
    case "ArrowRight":
      return enterHand(event);
    default:
      return false;
  }
}

/** A digit is a plot while a card is selected, else a brewery; 0 sells nothing, or draws no more cards. */
function digit(number: number, turn: Turn): boolean {
  const card = turn.selected;
  if (card) {
    if (!turn.plotsFor(card).includes(number)) return false;
    void turn.build(card, number);
    return true;
  }
  if (number === 0 && turn.options.includes("enough")) {
    void turn.answer("enough");
    return true;
  }
  const brewery = number === 0 ? "none" : number;
  if (!turn.breweries.includes(`brewery ${brewery}`)) return false;
  void turn.sellTo(brewery);
  return true;
}

/** The letter of a good sells one more of it, with Shift one less. */
function stepped(key: string, turn: Turn): boolean {
  const index = GOODS.findIndex(
    (good) => t(`good-${good}.letter`).toLowerCase() === key.toLowerCase(),
  );
  const good = GOODS[index];
  if (!good || typeof turn.accepted.brewery !== "number") return false;
  const most = turn.most(good);
  const count = (turn.accepted.sell[index] ?? 0) + (key === key.toLowerCase() ? 1 : -1);
  if (most === null || count < 0 || count > most) return false;
  void turn.sell(good, count);
  return true;
}

/** Arrows focus the hand if nothing else has the focus. */
function enterHand(event: KeyboardEvent): boolean {
  if (event.target !== document.body) return false;
  const cards = document.querySelectorAll<HTMLButtonElement>('[data-place="hand"] button');
  const card = event.key === "ArrowRight" ? cards[0] : cards[cards.length - 1];
  card?.focus();
  return card !== undefined;
}
