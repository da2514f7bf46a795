// Why the server said no, as a sentence with something to do.
import { troubleWords } from "../around/words";
import { text } from "../text/text.svelte";
import type { Refused } from "../wire/http";

/** What a table says in its own words, and else what is said around tables. */
export function refusal(refused: Refused): string {
  const id = `table-refused-${refused.reason}`;
  return text.has(id) ? text.say(id) : troubleWords(refused);
}
