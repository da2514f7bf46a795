// Passkeys: the device creates a key or signs with it, and the server verifies.

import type { Connection } from "../connection/connection";
import type { Me, Passkey } from "../connection/types";

/** An IP address, for which no browser creates passkeys. */
const IS_NUMERIC = /^[\d.]+$|:/;

/** Whether this browser supports passkeys here; they need a host name, and TLS or localhost. */
export function canPasskey(): boolean {
  return (
    globalThis.isSecureContext === true &&
    !IS_NUMERIC.test(location.hostname) &&
    "PublicKeyCredential" in globalThis &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

export async function makePasskey(connection: Connection): Promise<Passkey> {
  const { id, options } = await connection.request("beginPasskey");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const answer = answerOf(await navigator.credentials.create({ publicKey }));
  return connection.request("addPasskey", { body: { id, answer } });
}

export async function signInByPasskey(connection: Connection): Promise<Me> {
  const { id, options } = await connection.request("beginPasskeySignIn");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const answer = answerOf(await navigator.credentials.get({ publicKey }));
  return connection.request("signInByPasskey", { body: { id, answer } });
}

function answerOf(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("", "NotAllowedError");
  return credential.toJSON() as Record<string, unknown>;
}
