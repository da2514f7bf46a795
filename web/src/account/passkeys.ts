// Passkeys in the browser: the device makes a key or answers with it, and the server checks.

import { api } from "../connection/http";
import type { Me, Passkey } from "../connection/types";

/** Numbers in place of a name, for which no browser makes passkeys. */
const IS_NUMERIC = /^[\d.]+$|:/;

/** Whether this browser can make passkeys here; they need a name, and TLS or the computer itself. */
export function canPasskey(): boolean {
  return (
    globalThis.isSecureContext === true &&
    !IS_NUMERIC.test(location.hostname) &&
    "PublicKeyCredential" in globalThis &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

export async function makePasskey(): Promise<Passkey> {
  const { id, options } = await api.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const answer = answerOf(await navigator.credentials.create({ publicKey }));
  return api.addPasskey({ id, answer });
}

export async function signInByPasskey(): Promise<Me> {
  const { id, options } = await api.beginPasskeySignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const answer = answerOf(await navigator.credentials.get({ publicKey }));
  return api.signInByPasskey({ id, answer });
}

function answerOf(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("", "NotAllowedError");
  return credential.toJSON() as Record<string, unknown>;
}
