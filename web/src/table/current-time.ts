// The current time by the second: one timer for all clocks, so that they agree.
import { createSubscriber } from "svelte/reactivity";

let at = Date.now();

const subscribe = createSubscriber((update) => {
  at = Date.now();
  const timer = setInterval(() => {
    at = Date.now();
    update();
  }, 1000);
  return () => clearInterval(timer);
});

/** The current time; a component that reads it is rendered again every second. */
export function currentTime(): number {
  subscribe();
  return at;
}
