// The time, second by second: one timer for all clocks of a table, so that they say the same.
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

/** The time of this second; whoever is drawn by it is drawn again with the next one. */
export function currentTime(): number {
  subscribe();
  return at;
}
