// Requests to the server over HTTP. A refused request throws an `ApiError` with its problem document.
import { OPERATIONS } from "./operations";
import type { Operation, Problem } from "./types";

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

type Values = Readonly<Record<string, unknown>>;

/** The address of an operation; parameters that are not part of its path make the query. */
export function addressOf(operation: Operation, parameters: unknown = {}): string {
  const values = parameters as Values;
  const { path } = OPERATIONS[operation];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const isQuery = name !== "body" && !path.includes(`{${name}}`);
    if (isQuery && value !== null && value !== undefined) query.set(name, String(value));
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Requests an operation and returns the body of the response. */
export async function request<T>(operation: Operation, parameters: unknown = {}): Promise<T> {
  const { method } = OPERATIONS[operation];
  const answer = await sent(method, addressOf(operation, parameters), (parameters as Values).body);
  const isEmpty = answer.status === 204 || answer.headers.get("content-length") === "0";
  if (answer.ok) return isEmpty ? (undefined as T) : ((await answer.json()) as T);
  throw new ApiError(await problemOf(answer));
}

async function sent(method: string, path: string, body?: unknown): Promise<Response> {
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

/** An address within the page with its invitation, if there is one. */
export const withInvitation = (path: string, invitation?: string | null) =>
  invitation ? `${path}?invitation=${encodeURIComponent(invitation)}` : path;
