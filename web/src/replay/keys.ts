// The keys of a replay: arrows for actions, Page Up and Page Down for turns, Home, End, space to play.
import type { Film } from "./film.svelte";

/** Does what a key means, unless somebody writes or the focus has a use of its own for it. */
export function acts(event: KeyboardEvent, film: Film, toggle: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const act = meaning(event.key, film, toggle);
  if (!act || isTaken(event)) return;
  event.preventDefault();
  act();
}

function meaning(key: string, film: Film, toggle: () => void): (() => void) | undefined {
  switch (key) {
    case "ArrowRight":
      return () => film.step(1);
    case "ArrowLeft":
      return () => film.step(-1);
    case "PageDown":
      return () => film.turn(1);
    case "PageUp":
      return () => film.turn(-1);
    case "Home":
      return () => film.go(0);
    case "End":
      return () => film.go(film.last);
    case " ":
      return toggle;
    default:
      return undefined;
  }
}

/** Space presses the button that has the focus; a dialog and a field have their keys to themselves. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, select, textarea, input:not([type=range])")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}
