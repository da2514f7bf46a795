// Requests to the server over HTTP: what is refused comes back as a `Refused` with its problem document.
import type {
  Account,
  Ceremony,
  Chances,
  Chat,
  Codes,
  CurrentPassword,
  Devices,
  Guest,
  Health,
  Key,
  Keys,
  Lesson,
  Listed,
  LookedAt,
  Message,
  Myself,
  NewPassword,
  Numbers,
  Offered,
  Options,
  Problem,
  Recovery,
  Replayed,
  Reply,
  Retold,
  SeenTable,
  SignIn,
  Sit,
  Update,
} from "./api";

/** The server said no, and why; `reason` is the last part of the problem's type and never changes. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }

  get reason(): string {
    return this.problem.type.slice(this.problem.type.lastIndexOf(":") + 1);
  }
}

/** No answer came from the server. */
export class Unreachable extends Error {
  /** Whether the request was sent, so that the server may have acted on it. */
  readonly wasSent: boolean;

  constructor(what: string, options: { cause?: unknown; wasSent?: boolean } = {}) {
    super(what, { cause: options.cause });
    this.wasSent = options.wasSent ?? true;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await sent(method, path, body);
  const isEmpty = answer.status === 204 || answer.headers.get("content-length") === "0";
  if (answer.ok) return isEmpty ? (undefined as T) : ((await answer.json()) as T);
  throw new Refused(await problemOf(answer));
}

async function sent(method: Method, path: string, body?: unknown): Promise<Response> {
  const isText = typeof body === "string";
  try {
    return await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            body: isText ? body : JSON.stringify(body),
            headers: { "content-type": "application/json" },
          }),
    });
  } catch (error) {
    throw new Unreachable(path, { cause: error });
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    // A proxy in between may answer with a page of its own.
    const type = "urn:furstenfeld:problem:unavailable";
    return { type, title: answer.statusText, status: answer.status, detail: answer.statusText };
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** An address with the invitation for those who need it; on the wire and within the page alike. */
export const withInvitation = (path: string, invitation?: string | null) =>
  invitation
    ? `${path}${path.includes("?") ? "&" : "?"}invitation=${encodeURIComponent(invitation)}`
    : path;

/** At a screen for several it has to be said whose seat is meant. */
const ofSeat = (path: string, seat: number | null) =>
  seat === null ? path : `${path}?seat=${seat}`;

type Lists = { tables: Listed[] };

/** Everything the page asks for, by the names of the operations in the API's document. */
export const api = {
  health: () => request<Health>("GET", "/health"),
  me: () => request<Myself>("GET", "/api/me"),
  createGuest: (guest: Guest) => request<Myself>("POST", "/api/guests", guest),
  signIn: (by: SignIn) => request<Myself>("POST", "/api/sign-in", by),
  recover: (by: Recovery) => request<Myself>("POST", "/api/sign-in/recovery", by),
  beginPasskeySignIn: () => request<Ceremony>("POST", "/api/sign-in/passkey/begin"),
  signInByPasskey: (reply: Reply) => request<Myself>("POST", "/api/sign-in/passkey", reply),
  signOut: () => request<void>("POST", "/api/sign-out"),
  rename: (guest: Guest) => request<Myself>("PATCH", "/api/me", guest),
  changePassword: (change: NewPassword) => request<Myself>("PUT", "/api/me/password", change),
  newCodes: (present: CurrentPassword) => request<Codes>("POST", "/api/me/codes", present),
  keepName: (account: Account) => request<Codes>("POST", "/api/me/account", account),
  listOwnTables: () => request<Lists>("GET", "/api/me/tables"),
  listSessions: () => request<Devices>("GET", "/api/me/sessions"),
  endSession: (id: string) => request<void>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  listPasskeys: () => request<Keys>("GET", "/api/me/passkeys"),
  beginPasskey: () => request<Ceremony>("POST", "/api/me/passkeys/begin"),
  addPasskey: (reply: Reply) => request<Key>("POST", "/api/me/passkeys", reply),
  deletePasskey: (id: string) =>
    request<void>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
  setWebhook: (url: string) => request<Myself>("PUT", "/api/me/webhook", { url }),
  deleteWebhook: () => request<void>("DELETE", "/api/me/webhook"),
  deleteMe: () => request<void>("DELETE", "/api/me"),
  listBots: () => request<Offered>("GET", "/api/bots"),
  listTables: () => request<Lists>("GET", "/api/tables"),
  createTable: (options: Partial<Options>) => request<SeenTable>("POST", "/api/tables", options),
  getTable: (id: string, invitation?: string | null) =>
    request<Update>("GET", withInvitation(table(id), invitation)),
  sitDown: (id: string, seat: number, sit: Partial<Sit>) =>
    request<SeenTable>("PUT", `${table(id)}/seats/${seat}`, sit),
  getUp: (id: string, seat: number) => request<SeenTable>("DELETE", `${table(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) =>
    request<SeenTable>("PUT", `${table(id)}/seats/${seat}/bot`, { bot }),
  startTable: (id: string) => request<SeenTable>("POST", `${table(id)}/start`),
  closeTable: (id: string) => request<SeenTable>("POST", `${table(id)}/close`),
  rematch: (id: string) => request<SeenTable>("POST", `${table(id)}/rematch`),
  askTakeback: (id: string) => request<SeenTable>("POST", `${table(id)}/takeback`),
  answerTakeback: (id: string, agrees: boolean) =>
    request<SeenTable>("POST", `${table(id)}/takeback/answer`, { agrees }),
  resign: (id: string, seat: number | null) =>
    request<SeenTable>("POST", ofSeat(`${table(id)}/resign`, seat)),
  handOver: (id: string, seat: number | null, bot: string) =>
    request<SeenTable>("POST", ofSeat(`${table(id)}/hand-over`, seat), { bot }),
  comeBack: (id: string, seat: number | null) =>
    request<SeenTable>("POST", ofSeat(`${table(id)}/come-back`, seat)),
  listChat: (id: string, invitation?: string | null) =>
    request<Chat>("GET", withInvitation(`${table(id)}/chat`, invitation)),
  say: (id: string, words: string, invitation?: string | null) =>
    request<Message>("POST", withInvitation(`${table(id)}/chat`, invitation), { text: words }),
  report: (id: string, message: string) =>
    request<void>("POST", `${table(id)}/chat/${encodeURIComponent(message)}/report`),
  mute: (person: string) => request<void>("PUT", `/api/me/mutes/${encodeURIComponent(person)}`),
  unmute: (person: string) =>
    request<void>("DELETE", `/api/me/mutes/${encodeURIComponent(person)}`),
  retell: (id: string, invitation?: string | null) =>
    request<Retold>("GET", withInvitation(`${table(id)}/replay`, invitation)),
  chances: (id: string, invitation?: string | null) =>
    request<Chances>("GET", withInvitation(`${table(id)}/replay/chances`, invitation)),
  look: (id: string, turn: number, invitation?: string | null) =>
    request<LookedAt>("GET", withInvitation(`${table(id)}/replay/turns/${turn}`, invitation)),
  replay: (id: string, number: number, ahead: number, invitation?: string | null) =>
    request<Replayed>(
      "GET",
      withInvitation(`${table(id)}/replay/${number}?ahead=${ahead}`, invitation),
    ),
  fileOf: (id: string, invitation?: string | null) =>
    withInvitation(`${table(id)}/file`, invitation),
  openChapter: (chapter: string) =>
    request<Lesson>("POST", `/api/tutorial/${encodeURIComponent(chapter)}`),
  study: (file: string) => request<SeenTable>("POST", "/api/studies", file),
  getEdition: (name: string) =>
    request<Numbers>("GET", `/api/editions/${encodeURIComponent(name)}`),
  getTableEdition: (id: string, invitation?: string | null) =>
    request<Numbers>("GET", withInvitation(`${table(id)}/edition`, invitation)),
};
