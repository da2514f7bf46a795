// Writes src/connection/api.d.ts, the types of all requests and messages, and src/connection/operations.ts,
// the method and path of each operation, from the server's OpenAPI document.
// FURSTENFELD_PYTHON names the interpreter that has the package; by default that of the checkout.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.FURSTENFELD_PYTHON ?? here("../../.venv/bin/python");
const document = JSON.parse(
  execFileSync(python, ["-m", "furstenfeld.server.web"], { encoding: "utf8", maxBuffer: 1 << 26 }),
);
const head =
  "// Made by `npm run wire` from the server's OpenAPI document. Never edited, never committed.\n";

const types = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true });
writeFileSync(here("../src/connection/api.d.ts"), head + astToString(types));

/** @type {[string, Record<string, { operationId?: string }>][]} */
const paths = Object.entries(document.paths);
const operations = paths.flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) =>
    operationId ? [[operationId, { method: method.toUpperCase(), path }]] : [],
  ),
);
writeFileSync(
  here("../src/connection/operations.ts"),
  `${head}export const OPERATIONS = ${JSON.stringify(Object.fromEntries(operations), null, 2)} as const;\n`,
);
