// Requests to the server over HTTP. A refused request throws an `ApiError` with its problem document.
import type {
  Body,
  BotList,
  Chances,
  ChatMessage,
  Edition,
  GameHistory,
  LessonScript,
  Me,
  Passkey,
  Problem,
  Result,
  ReviewedTurn,
  Table,
  TableOptions,
  TableUpdate,
} from "./types";

/** The server refused a request; `reason` is the stable last part of the problem's type. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }

  get reason(): string {
    return this.problem.type.slice(this.problem.type.lastIndexOf(":") + 1);
  }
}

/** The server did not answer. */
export class ConnectionError extends Error {
  /** Whether the request was sent: then the server may have executed it. */
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
  throw new ApiError(await problemOf(answer));
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
    throw new ConnectionError(path, { cause: error });
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    // A proxy may answer with an HTML page.
    const type = "urn:furstenfeld:problem:unavailable";
    return { type, title: answer.statusText, status: answer.status, detail: answer.statusText };
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** An address with its invitation, if there is one; for requests and for links within the page. */
export const withInvitation = (path: string, invitation?: string | null) =>
  invitation
    ? `${path}${path.includes("?") ? "&" : "?"}invitation=${encodeURIComponent(invitation)}`
    : path;

/** If one user has several seats, the request has to name the seat. */
const ofSeat = (path: string, seat: number | null) =>
  seat === null ? path : `${path}?seat=${seat}`;

/** All requests of the page, named after the operations in the OpenAPI document. */
export const api = {
  health: () => request<Result<"health">>("GET", "/health"),
  me: () => request<Me>("GET", "/api/me"),
  createGuest: (guest: Body<"beGuest">) => request<Me>("POST", "/api/guests", guest),
  signIn: (by: Body<"signIn">) => request<Me>("POST", "/api/sign-in", by),
  recover: (by: Body<"recover">) => request<Me>("POST", "/api/sign-in/recovery", by),
  beginPasskeySignIn: () => request<Result<"beginPasskey">>("POST", "/api/sign-in/passkey/begin"),
  signInByPasskey: (reply: Body<"addPasskey">) =>
    request<Me>("POST", "/api/sign-in/passkey", reply),
  signOut: () => request<void>("POST", "/api/sign-out"),
  rename: (guest: Body<"beGuest">) => request<Me>("PATCH", "/api/me", guest),
  changePassword: (change: Body<"changePassword">) =>
    request<Me>("PUT", "/api/me/password", change),
  newCodes: (present: Body<"newCodes">) =>
    request<Result<"newCodes">>("POST", "/api/me/codes", present),
  keepName: (account: Body<"keepName">) =>
    request<Result<"newCodes">>("POST", "/api/me/account", account),
  listOwnTables: () => request<Result<"listTables">>("GET", "/api/me/tables"),
  listSessions: () => request<Result<"listSessions">>("GET", "/api/me/sessions"),
  endSession: (id: string) => request<void>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  listPasskeys: () => request<Result<"listPasskeys">>("GET", "/api/me/passkeys"),
  beginPasskey: () => request<Result<"beginPasskey">>("POST", "/api/me/passkeys/begin"),
  addPasskey: (reply: Body<"addPasskey">) => request<Passkey>("POST", "/api/me/passkeys", reply),
  deletePasskey: (id: string) =>
    request<void>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
  setWebhook: (url: string) => request<Me>("PUT", "/api/me/webhook", { url }),
  deleteWebhook: () => request<void>("DELETE", "/api/me/webhook"),
  deleteMe: () => request<void>("DELETE", "/api/me"),
  listBots: () => request<BotList>("GET", "/api/bots"),
  listTables: () => request<Result<"listTables">>("GET", "/api/tables"),
  createTable: (options: Partial<TableOptions>) => request<Table>("POST", "/api/tables", options),
  getTable: (id: string, invitation?: string | null) =>
    request<TableUpdate>("GET", withInvitation(table(id), invitation)),
  sitDown: (id: string, seat: number, sit: Partial<Body<"sitDown">>) =>
    request<Table>("PUT", `${table(id)}/seats/${seat}`, sit),
  getUp: (id: string, seat: number) => request<Table>("DELETE", `${table(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) =>
    request<Table>("PUT", `${table(id)}/seats/${seat}/bot`, { bot }),
  startTable: (id: string) => request<Table>("POST", `${table(id)}/start`),
  closeTable: (id: string) => request<Table>("POST", `${table(id)}/close`),
  rematch: (id: string) => request<Table>("POST", `${table(id)}/rematch`),
  askTakeback: (id: string) => request<Table>("POST", `${table(id)}/takeback`),
  answerTakeback: (id: string, agrees: boolean) =>
    request<Table>("POST", `${table(id)}/takeback/answer`, { agrees }),
  resign: (id: string, seat: number | null) =>
    request<Table>("POST", ofSeat(`${table(id)}/resign`, seat)),
  handOver: (id: string, seat: number | null, bot: string) =>
    request<Table>("POST", ofSeat(`${table(id)}/hand-over`, seat), { bot }),
  comeBack: (id: string, seat: number | null) =>
    request<Table>("POST", ofSeat(`${table(id)}/come-back`, seat)),
  listChat: (id: string, invitation?: string | null) =>
    request<Result<"listChat">>("GET", withInvitation(`${table(id)}/chat`, invitation)),
  say: (id: string, words: string, invitation?: string | null) =>
    request<ChatMessage>("POST", withInvitation(`${table(id)}/chat`, invitation), { text: words }),
  report: (id: string, message: string) =>
    request<void>("POST", `${table(id)}/chat/${encodeURIComponent(message)}/report`),
  mute: (person: string) => request<void>("PUT", `/api/me/mutes/${encodeURIComponent(person)}`),
  unmute: (person: string) =>
    request<void>("DELETE", `/api/me/mutes/${encodeURIComponent(person)}`),
  retell: (id: string, invitation?: string | null) =>
    request<GameHistory>("GET", withInvitation(`${table(id)}/replay`, invitation)),
  chances: (id: string, invitation?: string | null) =>
    request<Chances>("GET", withInvitation(`${table(id)}/replay/chances`, invitation)),
  look: (id: string, turn: number, invitation?: string | null) =>
    request<ReviewedTurn>("GET", withInvitation(`${table(id)}/replay/turns/${turn}`, invitation)),
  replay: (id: string, number: number, ahead: number, invitation?: string | null) =>
    request<Result<"replay">>(
      "GET",
      withInvitation(`${table(id)}/replay/${number}?ahead=${ahead}`, invitation),
    ),
  fileOf: (id: string, invitation?: string | null) =>
    withInvitation(`${table(id)}/file`, invitation),
  openChapter: (chapter: string) =>
    request<LessonScript>("POST", `/api/tutorial/${encodeURIComponent(chapter)}`),
  study: (file: string) => request<Table>("POST", "/api/studies", file),
  getEdition: (name: string) =>
    request<Edition>("GET", `/api/editions/${encodeURIComponent(name)}`),
  getTableEdition: (id: string, invitation?: string | null) =>
    request<Edition>("GET", withInvitation(`${table(id)}/edition`, invitation)),
};
