// The keyboard shortcuts of a replay: arrows for actions, Page Up and Page Down for turns, Home, End, space to play.
import type { Replay } from "./replay.svelte";

/** Handles a key, unless the focused element uses it. */
export function handleReplayKey(event: KeyboardEvent, replay: Replay, toggle: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const act = meaning(event.key, replay, toggle);
  if (!act || isTaken(event)) return;
  event.preventDefault();
  act();
}

function meaning(key: string, replay: Replay, toggle: () => void): (() => void) | undefined {
  switch (key) {
    case "ArrowRight":
      return () => replay.step(1);
    case "ArrowLeft":
      return () => replay.step(-1);
    case "PageDown":
      return () => replay.turn(1);
    case "PageUp":
      return () => replay.turn(-1);
    case "Home":
      return () => replay.go(0);
    case "End":
      return () => replay.go(replay.last);
    case " ":
      return toggle;
    default:
      return undefined;
  }
}

/** Space activates a focused button; dialogs and fields use all keys. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, select, textarea, input:not([type=range])")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}
