// The card that is being dragged by a pointer, and its position.
import type { CardId } from "../game/things";

const SLACK = 7;

class Drag {
  card = $state<CardId | null>(null);
  x = $state(0);
  y = $state(0);

  /** Follows the pointer until it is released; `drop` gets the place under it. */
  start(card: CardId, event: PointerEvent, drop: (place: string) => void): void {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const move = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      const isFar = Math.hypot(next.clientX - clientX, next.clientY - clientY) > SLACK;
      if (this.card === null && !isFar) return;
      this.card = card;
      this.x = next.clientX;
      this.y = next.clientY;
    };
    const end = (last: PointerEvent) => {
      if (last.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (this.card === null) return;
      if (last.type === "pointerup") swallowClick();
      const place = last.type === "pointerup" ? placeAt(last.clientX, last.clientY) : null;
      if (place) drop(place);
      this.card = null;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

/** The place at a point. */
function placeAt(x: number, y: number): string | null {
  const marked = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return marked?.dataset.place ?? null;
}

/** The end of a drag is not a click. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

export const drag = new Drag();
