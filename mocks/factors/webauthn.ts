import { z } from 'zod';
import { type Bytes, fromBase64Url, sha256 } from './bytes';

/** The values that a signed answer of a passkey must contain. */
export interface Expected {
  /** The challenge that was sent, in base64url. */
  challenge: string;
  /** The origin of the product. Its host name is the relying party. */
  origin: string;
}

/** A public key as stored. */
export interface PublicKey {
  /** SubjectPublicKeyInfo in base64url. */
  publicKey: string;
  signCount: number;
}

const ES256 = -7;
const USER_PRESENT = 1;
const KEY = { name: 'ECDSA', namedCurve: 'P-256' };

const created = z.object({
  id: z.string().min(1),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    publicKey: z.string(),
    publicKeyAlgorithm: z.literal(ES256),
  }),
});
const asserted = z.object({
  id: z.string().min(1),
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

/** Returns the id of the credential in an answer of `navigator.credentials`. */
export const credentialIdOf = (credential: unknown) => z.object({ id: z.string() }).safeParse(credential).data?.id;

/** Returns the id and public key of a new passkey (ES256, no attestation); undefined unless it matches `expected`. */
export async function newKeyOf(
  credential: unknown,
  expected: Expected,
): Promise<(PublicKey & { id: string }) | undefined> {
  const { data } = created.safeParse(credential);
  if (!data) return undefined;
  const { clientDataJSON, authenticatorData, publicKey } = data.response;
  const signCount = await checked('webauthn.create', clientDataJSON, authenticatorData, expected);
  return signCount === undefined ? undefined : { id: data.id, publicKey, signCount };
}

/** Returns the new signature counter of a passkey that signed the challenge; undefined if anything is wrong. */
export async function signCountOf(
  credential: unknown,
  key: PublicKey,
  expected: Expected,
): Promise<number | undefined> {
  const { data } = asserted.safeParse(credential);
  if (!data) return undefined;
  const { clientDataJSON, authenticatorData, signature } = data.response;
  const signCount = await checked('webauthn.get', clientDataJSON, authenticatorData, expected);
  // A counter that does not increase means a copied key. A counter of 0 means that the authenticator does not count.
  if (signCount === undefined || (signCount !== 0 && signCount <= key.signCount)) return undefined;
  const signed = Uint8Array.from([
    ...fromBase64Url(authenticatorData),
    ...(await sha256(fromBase64Url(clientDataJSON))),
  ]);
  const publicKey = await crypto.subtle.importKey('spki', fromBase64Url(key.publicKey), KEY, false, ['verify']);
  const isSigned = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    publicKey,
    rawSignature(fromBase64Url(signature)),
    signed,
  );
  return isSigned ? signCount : undefined;
}

/** Returns the signature counter if type, challenge, origin, relying party and user presence are as expected. */
async function checked(
  type: string,
  clientDataJSON: string,
  authenticatorData: string,
  { challenge, origin }: Expected,
): Promise<number | undefined> {
  const client = JSON.parse(new TextDecoder().decode(fromBase64Url(clientDataJSON))) as Record<string, unknown>;
  const data = fromBase64Url(authenticatorData);
  const party = await sha256(new URL(origin).hostname);
  const isExpected =
    client.type === type &&
    client.challenge === challenge &&
    client.origin === origin &&
    data.length >= 37 &&
    party.every((byte, index) => byte === data[index]) &&
    (Number(data[32]) & USER_PRESENT) !== 0;
  return isExpected ? new DataView(data.buffer).getUint32(33) : undefined;
}

/** Converts a signature: WebAuthn signs in DER, but WebCrypto expects r and s with 32 bytes each. */
function rawSignature(der: Bytes): Bytes {
  const raw = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = Number(der[at + 1]);
    const number = der.slice(at + 2, at + 2 + length).slice(-32);
    raw.set(number, end - number.length);
    at += 2 + length;
  }
  return raw;
}
