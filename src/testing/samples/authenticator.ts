import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The data that a passkey signs. A test changes a part of it to forge an answer. */
interface Signing {
  challenge: string;
  origin?: string;
  type?: string;
}

/** A software authenticator's passkey (ES256). Its answers have the format of `PublicKeyCredential.toJSON`. */
export function passkey(id = 'passkey-1', origin = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let count = 0;
  const parts = ({ challenge, origin: from = origin, type = 'webauthn.get' }: Signing) => {
    const party = createHash('sha256').update(new URL(origin).hostname).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++count);
    const data = Buffer.concat([party, Buffer.from([0x05]), counter]);
    const client = Buffer.from(JSON.stringify({ type, challenge, origin: from }));
    return { data, client, clientDataJSON: base64Url(client), authenticatorData: base64Url(data) };
  };
  return {
    create(signing: Signing) {
      const { clientDataJSON, authenticatorData } = parts({ type: 'webauthn.create', ...signing });
      const key = base64Url(publicKey.export({ format: 'der', type: 'spki' }));
      return {
        id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, publicKey: key, publicKeyAlgorithm: -7 },
      };
    },
    get(signing: Signing) {
      const { data, client, clientDataJSON, authenticatorData } = parts(signing);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = base64Url(sign('sha256', signed, privateKey));
      return { id, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
    },
  };
}
