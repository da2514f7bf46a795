// Messages in the language of the page, from the shared catalogues and those of the page.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Messages } from "./messages";

type Load = () => Promise<string>;
export type Args = Record<string, FluentVariable>;
/** The id of a message, or "id.attribute". */
export type MessageId = keyof Messages;
/** The arguments of a message: none, or a value for each of its variables. */
type Values<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [values: Record<Messages[Id], FluentVariable>];

const shared = import.meta.glob<string>("$catalogues/*.ftl", { query: "?raw", import: "default" });
const own = import.meta.glob<string>("./catalogues/*/*.ftl", { query: "?raw", import: "default" });

const stem = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
const folder = (path: string) => path.split("/").at(-2) ?? "";

const SHARED = new Map<string, Load>(
  Object.entries(shared).map(([path, load]) => [stem(path), load]),
);
const OWN = new Map<string, Load>(
  Object.entries(own).map(([path, load]) => [`${folder(path)}/${stem(path)}`, load]),
);

/** The codes of all languages with a catalogue. */
export const LANGUAGES: readonly string[] = [...SHARED.keys()].sort();
export const FALLBACK = "en";
/** The topics that every screen needs, and those that are loaded on demand. */
export const ALWAYS = ["page", "table", "around", "seeing"] as const;
export const LATER = ["learn"] as const;
export type Topic = (typeof ALWAYS)[number] | (typeof LATER)[number];

/** The first wanted language that is available; "de-AT" finds "de". */
export function choose(wanted: readonly string[]): string {
  const known = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return known.find((language) => LANGUAGES.includes(language)) ?? FALLBACK;
}

export async function bundle(
  language: string,
  topics: readonly Topic[] = ALWAYS,
): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const loads = [SHARED.get(language), ...topics.map((topic) => OWN.get(`${language}/${topic}`))];
  for (const load of loads) {
    if (!load) throw new Error(`There is no catalogue for the language "${language}".`);
    const faults = made.addResource(new FluentResource(await load()));
    if (faults.length > 0) throw faults[0];
  }
  return made;
}

class I18n {
  /** Empty until the first language is there. */
  language = $state("");
  #bundle = $state.raw<FluentBundle>();
  #topics: readonly Topic[] = ALWAYS;
  #coming = new Map<Topic, Promise<void>>();

  async use(language: string): Promise<void> {
    this.#bundle = await bundle(language, this.#topics);
    this.language = language;
  }

  /** Loads a topic, now and for every later language. */
  load(topic: Topic): Promise<void> {
    const coming = this.#coming.get(topic) ?? this.#fetch(topic);
    this.#coming.set(topic, coming);
    return coming;
  }

  async #fetch(topic: Topic): Promise<void> {
    if (this.#topics.includes(topic)) return;
    this.#topics = [...this.#topics, topic];
    try {
      await this.use(this.language);
    } catch (error) {
      // After a failure the next call loads it again.
      this.#topics = this.#topics.filter((other) => other !== topic);
      this.#coming.delete(topic);
      throw error;
    }
  }

  has(id: string): id is MessageId {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The message whose id is known only at run time; the id itself where there is none. */
  say(id: string, args: Args = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.#bundle || !pattern) return id;
    const faults: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, args, faults);
    for (const fault of faults)
      console.error(`The message "${id}" lacks something: ${fault.message}`);
    return sentence;
  }
}

export const i18n = new I18n();

/** A message in the language of the page. */
export function t<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
  return i18n.say(id, values);
}
