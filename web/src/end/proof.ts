// Verifies the proof of a fair deal in the browser (docs/host/protocol.md, "A fair deal").
import type { DealProof } from "../connection/types";

const SCHEME = "furstenfeld-fair-1";

export interface Verdict {
  /** The secret matches the promise made before anybody sat down. */
  promise: boolean;
  /** The seed follows from the secret and the contributions of all players. */
  seed: boolean;
}

/** Browsers offer the hash function only on secure pages: TLS or localhost. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Computes promise and seed again; `promised` is the promise that the table showed. */
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
