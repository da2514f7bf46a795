// Around the table: preferences survive, tables are made as the form says, and everything is said in words.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { deviceName } from "../src/account/names";
import { ApiError, addressOf, ConnectionError, withInvitation } from "../src/connection/http";
import type { Occupant, Table, TableOptions, TableSummary } from "../src/connection/types";
import { Bots, GOOD } from "../src/lobby/bots.svelte";
import { NewTable, tableId } from "../src/lobby/new-table.svelte";
import { deadlinesOf, newlyWaiting, sortTables } from "../src/lobby/table-lists";
import { canManage, invitationLink, isReady, randomContribution } from "../src/lobby/table-setup";
import { dueText, optionText, playersText, winnersText } from "../src/lobby/table-text";
import { DEFAULTS, parse } from "../src/preferences.svelte";
import { fromNow, languageName } from "../src/text/dates";
import { errorText } from "../src/text/errors";
import { i18n } from "../src/text/i18n.svelte";
import { FakeConnection } from "./fakes/connection";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const OPTIONS = {
  players: 3,
  variant: "base",
  pace: { kind: "live", bank: 1200, increment: 30 },
} as TableOptions;
const listed = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  status: "running",
  owner: "Ada",
  options: OPTIONS,
  names: ["Ada", "Bo", null],
  bots: [null, null, null],
  resigned: [],
  winners: null,
  due: null,
  created: 0,
  is_your_turn: false,
  ...more,
});
const refusal = (reason: string, values?: Record<string, unknown>) =>
  new ApiError({
    type: `urn:furstenfeld:problem:${reason}`,
    title: reason,
    status: 409,
    detail: "Why.",
    ...(values && { values }),
  });

beforeAll(() => i18n.use("en"));

describe("preferences", () => {
  test("what was never stored is as by default", () => {
    expect(parse(null)).toEqual(DEFAULTS);
  });

  test("what was stored comes back", () => {
    const liked = { ...DEFAULTS, theme: "dark", speed: "fast", sounds: true, name: "Ada" } as const;
    expect(parse(JSON.stringify(liked))).toEqual(liked);
  });

  test.each(['{"theme":"pink","language":"xx","speed":9,"sounds":"yes"}', "[", "null", '"dark"'])(
    "nonsense in the storage (%s) changes nothing",
    (stored) => expect(parse(stored)).toEqual(DEFAULTS),
  );
});

describe("the bots to choose from", () => {
  const offered = { levels: ["farmhand"], networks: [], characters: ["rusher"] };

  test("are asked for until the server has answered, and then no more", async () => {
    const connection = new FakeConnection();
    const bots = new Bots(connection);
    await bots.find();
    expect(bots.offered.levels).toEqual([GOOD]);
    connection.on("listBots", () => offered);
    await bots.find();
    await bots.find();
    expect(bots.offered).toEqual(offered);
    expect(connection.requests).toHaveLength(2);
  });
});

describe("a new table", () => {
  const names = (seat: number) => `Player ${seat}`;

  test("against bots it is closed, has no clock and nobody to wait for", () => {
    const table = new NewTable("bots");
    expect(table.options).toMatchObject({ is_open: false, pace: { kind: "free" }, seed: null });
    expect(table.seatChoices(names)).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "steward" },
      { kind: "bot", bot: "steward" },
    ]);
  });

  test("with friends it has free seats and a clock in seconds", () => {
    const table = new NewTable("friends");
    table.minutes = 10;
    table.isOpen = true;
    expect(table.options.pace).toEqual({ kind: "live", bank: 600, increment: 30 });
    expect(table.options.is_open).toBe(true);
    expect(table.seatChoices(names).map(({ kind }) => kind)).toEqual(["me", "friend", "friend"]);
    expect(table.paces).not.toContain("free");
  });

  test("at one screen every seat has a name, given or made up", () => {
    const table = new NewTable("hot-seat");
    table.players = 3;
    const [bo] = table.others;
    if (bo) bo.name = " Bo ";
    expect(table.options.hot_seat).toBe(true);
    expect(table.seatChoices(names)).toEqual([
      { kind: "me" },
      { kind: "here", name: "Bo" },
      { kind: "here", name: "Player 3" },
    ]);
  });

  test("it remembers the seats when the number of players goes down and up again", () => {
    const table = new NewTable("bots");
    const third = table.others[1];
    if (third) third.who = "prince";
    table.players = 2;
    expect(table.seatChoices(names)).toHaveLength(2);
    table.players = 3;
    expect(table.seatChoices(names)[2]).toEqual({ kind: "bot", bot: "prince" });
  });

  test("only the chosen source of the deal counts", () => {
    const table = new NewTable("bots");
    table.seed = "apple";
    table.duplicateOf = "https://play.example/table/Ab_-1?invitation=x";
    expect(table.options).toMatchObject({ seed: null, duplicate_of: null });
    table.deal = "duplicate";
    expect(table.options).toMatchObject({ seed: null, duplicate_of: "Ab_-1" });
  });

  test("an edition is one that comes with the game, or a file", () => {
    const table = new NewTable("bots");
    table.editionFile = "name = 'mine'";
    expect(table.options).toMatchObject({ edition: "reconstructed" });
    expect(table.options.edition_file).toBeUndefined();
    table.edition = "own";
    expect(table.options).toMatchObject({ edition_file: "name = 'mine'" });
    expect(table.options.edition).toBeUndefined();
  });

  test("a table is named by its link, the link of its replay, or its id", () => {
    expect(tableId("https://play.example/replay/abc/17")).toBe("abc");
    expect(tableId(" abc ")).toBe("abc");
  });

  test("an invitation goes into the link, and no two contributions are alike", () => {
    expect(invitationLink({ id: "abc", invitation: "w" }, "https://play.example")).toBe(
      "https://play.example/table/abc?invitation=w",
    );
    expect(randomContribution()).not.toBe(randomContribution());
  });

  test("an address has the invitation of those who need it, after what else it asks for", () => {
    expect(withInvitation("/replay/abc", "w&x")).toBe("/replay/abc?invitation=w%26x");
    expect(addressOf("replay", { table_id: "a/c", number: 3, ahead: 2, invitation: "w" })).toBe(
      "/api/tables/a%2Fc/replay/3?ahead=2&invitation=w",
    );
    expect(withInvitation("/replay/abc", null)).toBe("/replay/abc");
  });

  test("at a rematch who meets again may gather the players, elsewhere who made the table", () => {
    const table = (owner: string, meets_again: boolean) => ({
      owner,
      seats: [{ person: "me", meets_again }, null] as (Occupant | null)[],
    });
    expect(canManage(table("me", false), "me")).toBe(true);
    expect(canManage(table("other", false), "me")).toBe(false);
    expect(canManage(table("other", true), "me")).toBe(true);
    expect(canManage(table("other", true), "spectator")).toBe(false);
    expect(canManage(table("other", true), undefined)).toBe(false);
  });

  test("a rematch is dealt at once if nobody else than its owner and bots sits there", () => {
    const [me, other] = [{ person: "me" }, { person: "other" }] as Occupant[];
    const bot = { person: null, bot: "steward" } as Occupant;
    const table = (owner: string, ...seats: (Occupant | undefined | null)[]) =>
      ({ owner, seats }) as Table;

    expect(isReady(table("me", me, bot, me), "me")).toBe(true);
    expect(isReady(table("me", me, other), "me")).toBe(false);
    expect(isReady(table("me", me, null), "me")).toBe(false);
    expect(isReady(table("other", me, bot), "me")).toBe(false);
  });
});

describe("lists of tables", () => {
  test("the own turn comes first, then the nearest deadline, and none comes last", () => {
    const tables = [
      listed("none"),
      listed("late", { due: 9 }),
      listed("soon", { due: 5 }),
      listed("mine", { due: 99, is_your_turn: true }),
    ];
    expect(sortTables(tables).running.map(({ id }) => id)).toEqual([
      "mine",
      "soon",
      "late",
      "none",
    ]);
  });

  test("closed tables are gone, studies stand with the finished games", () => {
    const tables = [
      listed("closed", { status: "ended" }),
      listed("file", { status: "study" }),
      listed("done", { status: "over" }),
      listed("open", { status: "open" }),
    ];
    const { running, gathering, finished } = sortTables(tables);
    expect(running).toEqual([]);
    expect(gathering.map(({ id }) => id)).toEqual(["open"]);
    expect(finished.map(({ id }) => id)).toEqual(["file", "done"]);
  });

  test("a notice is due only for a table that did not wait before", () => {
    const old = listed("old", { due: 5 });
    expect(newlyWaiting(deadlinesOf([old]), [old, listed("new")]).map(({ id }) => id)).toEqual([
      "new",
    ]);
  });

  test("a notice is due again when a table waits for the next turn, though nobody looked in between", () => {
    const [before, now] = [listed("table", { due: 5 }), listed("table", { due: 9 })];
    expect(newlyWaiting(deadlinesOf([before]), [now])).toEqual([now]);
  });
});

describe("words", () => {
  test("languages call themselves by their own names", () => {
    expect(["de", "en", "it"].map(languageName)).toEqual(["Deutsch", "English", "Italiano"]);
  });

  test("spans of time are told in their largest unit", () => {
    expect(fromNow(2 * 24 * 3_600_000 + 5, "en")).toBe("in 2 days");
    expect(fromNow(-3 * 3_600_000, "de")).toBe("vor 3 Stunden");
    expect(fromNow(10_000, "en")).toBe("this minute");
  });

  test("a table tells how it is played and who sits there", () => {
    expect(optionText(OPTIONS).join(", ").replaceAll("\u00a0", " ")).toBe(
      "3 players, Base game, 20 min + 30 s",
    );
    expect(optionText({ ...OPTIONS, pace: { kind: "days", days: 1 } })[2]).toBe("1 day per turn");
    expect(playersText(listed("a"))).toBe("Ada, Bo · 1 seat free");
  });

  test("a finished table says who won, and others say nothing", () => {
    expect(winnersText(listed("a", { winners: [1] }))).toBe("Bo wins.");
    expect(winnersText(listed("a", { winners: [0, 1] }))).toBe("Ada and Bo share the win.");
    expect(winnersText(listed("a"))).toBeNull();
  });

  test("a list says plainly that a bot won a seat whose player had resigned", () => {
    expect(winnersText(listed("a", { winners: [1], resigned: [1] }))).toBe(
      "Bo (resigned; a bot played on) wins.",
    );
    expect(winnersText(listed("a", { winners: [0], resigned: [1] }))).toBe("Ada wins.");
  });

  test("bots are named in the language of the reader, with their numbers", async () => {
    const table = listed("a", {
      names: ["Steward", "Steward 2", "Steward 3"],
      bots: ["steward", "steward", null],
      winners: [1],
    });
    await i18n.use("de");
    expect(playersText(table)).toBe("Verwalter, Verwalter 2, Steward 3");
    expect(winnersText(table)).toBe("Verwalter 2 gewinnt.");
    await i18n.use("en");
  });

  test("a deadline is told only where a clock runs", () => {
    const due = Date.now() + 2.5 * 24 * 3_600_000;
    expect(dueText(listed("a", { due }))).toBe("in 2 days");
    const free = { ...OPTIONS, pace: { kind: "free" } } as TableOptions;
    expect(dueText(listed("a", { due, options: free }))).toBeNull();
  });

  test("a browser is named without its history", () => {
    const chrome = "Mozilla/5.0 (X11; Linux x86_64) Gecko) Chrome/140.0.0.0 Safari/537.36";
    expect(deviceName(chrome)).toBe("Chrome, Linux");
    expect(deviceName("my-bot/1.0")).toBe("my-bot/1.0");
  });

  test("a refusal has a sentence of its own, else the server's reason", () => {
    expect(errorText(refusal("seat-taken"))).toContain("Take another seat");
    expect(errorText(refusal("brand-new"))).toBe("The server refused: Why.");
    expect(errorText(new ConnectionError("x"))).toContain("Try again");
  });

  test.each([
    [{ rule: "key-missing", key: "format", place: "the file" }, "the key “format” is missing"],
    [{ rule: "key-missing", key: "order", place: "deal" }, "the key “deal.order” is missing"],
    [{ rule: "key-unknown", key: "mood", place: "the file" }, "the key “mood” is unknown"],
    [{ rule: "key-wrong", key: "version", found: "2", expected: "1" }, "“version” is 2"],
    [{ rule: "edition-key", key: "edition.coins", found: "-1", expected: "0" }, "edition.coins"],
    [{ rule: "file-malformed", kind: "JSON", reason: "no end" }, "not valid JSON. Correct it"],
    [{ rule: "result-early", action_number: 9 }, "The file has a result"],
    [{ rule: "no-price", action_number: 1204, action: "sell 1 hops" }, "Action 1204 in the file"],
    [{ rule: "deal-order", found: "[0, 0]", players: 2 }, "do not fit together"],
  ])("a game file is refused with the reason and its paragraph: %j", (values, words) => {
    const said = errorText(refusal("game-file", { ...values, paragraph: "R11.1" }));
    expect(said).toContain(words);
    expect(said).toContain("(R11.1)");
  });

  test.each([
    ["a list of names", "Erwartet wird eine Liste von Namen."],
    ["a whole number from 0 to 99", "Erwartet wird eine ganze Zahl von 0 bis 99."],
    ['a list of [seat, "action"]', 'Erwartet wird eine Liste von [Platz, "Aktion"].'],
    ["furstenfeld-game", "Erwartet wird furstenfeld-game."],
  ])(
    "what a game file should hold is said in the language of the page: %s",
    async (expected, words) => {
      await i18n.use("de");
      const values = { rule: "key-wrong", key: "players", found: '"Ada"', expected };
      const said = errorText(refusal("game-file", { ...values, paragraph: "R11.1" }));
      await i18n.use("en");
      expect(said).toContain(words);
      expect(said).toContain('steht "Ada"');
    },
  );

  test("what a program says in English about a file stays out of the sentence", () => {
    const values = { rule: "file-malformed", kind: "JSON", reason: "Input data was truncated" };
    const said = errorText(refusal("game-file", { ...values, paragraph: "R11.1" }));
    expect(said).not.toContain("truncated");
  });

  test("a game file that is refused without a reason has a sentence all the same", () => {
    expect(errorText(refusal("game-file"))).toContain(
      "not contain a game that could have been played",
    );
  });

  test("every refusal of a table has a sentence, in the page's languages and not in the server's", () => {
    const source = read("../../src/furstenfeld/server/core/refusals.py");
    const ids = [...source.matchAll(/^ {4}[A-Z_]+ = "([\w-]+)"$/gm)].map(([, reason]) => reason);
    expect(ids.length).toBeGreaterThan(30);
    for (const reason of ids) expect(errorText(refusal(reason ?? ""))).not.toContain("Why.");
  });

  test("no sentence is written for a refusal that the server does not have", () => {
    const server =
      read("../../src/furstenfeld/server/core/refusals.py") +
      read("../../src/furstenfeld/server/web/problems.py");
    const ids = [
      ...read("../src/text/catalogues/en/around.ftl").matchAll(/^around-refused-([\w-]+) =/gm),
    ];
    expect(ids.length).toBeGreaterThan(10);
    for (const [, reason] of ids) expect(server).toContain(`"${reason}"`);
  });

  test("every sentence around the table is said somewhere, and every one said is there", () => {
    const source = sources("../src/").join("\n");
    const ids = [
      ...read("../src/text/catalogues/en/around.ftl").matchAll(/^(around-[\w-]+) =/gm),
    ].map(([, id]) => id ?? "");
    const prefixes = [...source.matchAll(/`(around-[\w-]*)\$\{/g)].map(
      ([, prefix]) => prefix ?? "",
    );
    const said = [...source.matchAll(/["'](around-[\w-]+)(?:\.\w+)?["']/g)].map(
      ([, id]) => id ?? "",
    );
    for (const id of ids)
      expect(said.includes(id) || prefixes.some((prefix) => id.startsWith(prefix)), id).toBe(true);
    const spoken = [...source.matchAll(/say\(\s*["'](around-[\w-]+)/g)].map(([, id]) => id ?? "");
    for (const id of spoken) expect(ids).toContain(id);
  });
});

/** All that is written under a folder. */
function sources(path: string): string[] {
  const folder = new URL(path, import.meta.url);
  return readdirSync(fileURLToPath(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:svelte|ts)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
}
