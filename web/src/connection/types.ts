// The types of everything that the page and the server exchange, under the names that the page uses.
//
// They are found by operation, by the `type` of a message or by field, never by the server's class names.
import type { CardId, Good } from "../game/things";
import type { components, operations } from "./api";

export type Operation = keyof operations;
type Schema = components["schemas"][keyof components["schemas"]];

/** The body of an operation's successful response. */
export type Result<O extends Operation> = operations[O]["responses"] extends infer R
  ? {
      [S in keyof R & (200 | 201)]: R[S] extends { content: { "application/json": infer B } }
        ? B
        : undefined;
    }[keyof R & (200 | 201)]
  : never;

/** The body that an operation takes. */
export type Body<O extends Operation> = operations[O] extends {
  requestBody: { content: { "application/json": infer B } };
}
  ? B
  : never;

type PathParameters<O extends Operation> = operations[O]["parameters"] extends { path: infer P }
  ? P
  : unknown;
type QueryParameters<O extends Operation> = operations[O]["parameters"] extends { query?: infer Q }
  ? [NonNullable<Q>] extends [never]
    ? unknown
    : Partial<NonNullable<Q>>
  : unknown;
/** Options that are left out have defaults; a game file is sent as it is. */
type SentBody<O extends Operation> = O extends "createTable" | "sitDown"
  ? Partial<Body<O>>
  : O extends "study"
    ? string
    : Body<O>;

/** The parameters of an operation, with its body if it takes one. */
export type Arguments<O extends Operation> = PathParameters<O> &
  QueryParameters<O> &
  ([Body<O>] extends [never] ? unknown : { body: SentBody<O> });

/** The message of the live connection that has this `type`. */
export type LiveMessage<T extends string> = T extends string ? Extract<Schema, { type: T }> : never;

export type Problem =
  operations["getTable"]["responses"][404]["content"]["application/problem+json"];

export type TableUpdate = Result<"getTable">;
export type Table = TableUpdate["table"];
export type Occupant = NonNullable<Table["seats"][number]>;
export type DealProof = NonNullable<Table["proof"]>;
export type TableOptions = Body<"createTable">;
export type TableSummary = Result<"listTables">["tables"][number];
export type View = NonNullable<TableUpdate["view"]>;
export type GameEvent = TableUpdate["log"]["events"][number];
export type Preview = Result<"draftTurn">;
export type Step = Preview["steps"][number];
export type Turn = Body<"submitTurn">;
export type Edition = Result<"getEdition">;

export type ChatUpdate = LiveMessage<"chat">;
export type ChatMessage = Result<"listChat">["messages"][number];

export type GameHistory = Result<"retell">;
export type Position = Result<"replay">["ahead"][number];
export type Chances = Result<"chances">;
export type ReviewedTurn = Result<"look">;
export type LessonScript = Result<"openChapter">;
export type LessonStep = LessonScript["steps"][number];

export type Me = Result<"getMe">;
export type Device = Result<"listSessions">["sessions"][number];
export type Passkey = Result<"listPasskeys">["passkeys"][number];
export type BotList = Result<"listBots">;

/** Fails to compile if the page and the server name the cards or goods differently. */
type SameType<A extends B, B extends C, C = A> = [A, B, C];
export type SameCards = SameType<CardId, NonNullable<View["own"]>["hand"][number]>;
export type SameGoods = SameType<Good, Extract<GameEvent, { type: "Traded" }>["source"]>;
