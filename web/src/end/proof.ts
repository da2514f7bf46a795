// The proof of a fair deal, done again in the browser (docs/host/protocol.md, "A fair deal").
import type { DealProof } from "../connection/types";

const SCHEME = "furstenfeld-fair-1";

export interface Verdict {
  /** The secret is the one that was promised before anybody sat down. */
  promise: boolean;
  /** The seed follows from the secret and what everybody threw in. */
  seed: boolean;
}

/** Browsers have the hash only on secure pages: by TLS, or on the own machine. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Makes promise and seed again; `promised` is what the table showed all along. */
export async function verify(proof: DealProof, promised: string | null): Promise<Verdict> {
  const { scheme, table, secret, contributions } = proof;
  const promise = await sha256(`${SCHEME}/promise/${secret}`);
  const seed = await sha256(JSON.stringify([SCHEME, table, secret, contributions]));
  return {
    promise: scheme === SCHEME && promise === proof.promise && promise === promised,
    seed: scheme === SCHEME && seed === proof.seed,
  };
}

async function sha256(words: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
