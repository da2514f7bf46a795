// Why the server said no, as a sentence with something to do.
import { text } from "../text/text.svelte";
import type { Refused } from "../wire/http";

export function refusal(refused: Refused): string {
  const id = `table-refused-${refused.reason}`;
  return text.has(id)
    ? text.say(id)
    : text.say("table-refused", { detail: refused.problem.detail });
}
