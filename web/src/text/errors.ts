// Error messages: what went wrong and what to do about it.
import { ApiError, ConnectionError } from "../connection/http";
import { translatedValue } from "./expectations";
import { i18n, t } from "./i18n.svelte";

/** The message for an error: one sentence that says what to do. */
export function errorText(error: unknown): string {
  if (error instanceof ConnectionError) return t("around-trouble-again");
  if (error instanceof DOMException) return t("around-trouble-passkey");
  if (!(error instanceof ApiError)) return t("around-trouble-unknown");
  const ids = [`around-refused-${error.reason}`, `table-refused-${error.reason}`];
  const id = ids.find((each) => i18n.has(each));
  const said = id ? i18n.say(id) : t("around-refused", { reason: error.message });
  return editionFault(error) ?? gameFault(error) ?? said;
}

/** What is wrong with a custom edition, if known. */
function editionFault({ reason, problem }: ApiError): string | null {
  const key = problem.values?.key;
  if (reason === "edition-file" && typeof key === "string")
    return t("around-edition-fault", { key });
  if (reason === "bad-options" && key === "edition_file") return t("around-edition-name");
  return null;
}

/** What is wrong with a game file, and the paragraph of the rules. */
function gameFault({ reason, problem }: ApiError): string | null {
  const values = problem.values ?? {};
  if (reason !== "game-file" || typeof values.rule !== "string") return null;
  const named = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const args = {
    ...Object.fromEntries(named),
    expected: translatedValue(String(values.expected)),
    found: translatedValue(String(values.found)),
    key: keyOf(values),
    number: String(values.action_number),
  };
  return i18n.say(`around-game-file-${faultOf(values.rule, values.action)}`, args);
}

/** The key as in the file, after the table that it is in. */
function keyOf({ key, place }: Record<string, unknown>): string {
  return place === undefined || place === "the file" ? String(key) : `${place}.${key}`;
}

/** The message of a fault; faults of a position are described by the illegal action. */
function faultOf(rule: string, action: unknown): string {
  if (rule === "edition-key") return "key-wrong";
  if (i18n.has(`around-game-file-${rule}`)) return rule;
  return action === undefined ? "other" : "action";
}

/** The message for an error at a table, which has words of its own for some of them. */
export function tableErrorText(error: ApiError): string {
  const id = `table-refused-${error.reason}`;
  return i18n.has(id) ? i18n.say(id) : errorText(error);
}
