// Writes src/connection/api.d.ts: the types of everything on the wire, from the document of the API.
// FURSTENFELD_PYTHON names the interpreter that has the package; by default that of the checkout.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.FURSTENFELD_PYTHON ?? here("../../.venv/bin/python");
const document = execFileSync(python, ["-m", "furstenfeld.server.web"], {
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
const types = await openapiTS(JSON.parse(document), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
});
const head =
  "// Made by `npm run wire` from the document of the API. Never edited, never committed.\n";
writeFileSync(here("../src/connection/api.d.ts"), head + astToString(types));
