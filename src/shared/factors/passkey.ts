import i18next from 'i18next';
import { ApiError } from '@/shared/api/ApiError';

/**
 * True if this browser can use passkeys at this address. The address must be secure, and must not be a bare IP address.
 */
export const hasPasskeys = () =>
  window.isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Creates a passkey from the server's options and returns it as JSON. Rejects with ApiError when the user cancels. */
export const createPasskey = (options: unknown) =>
  translated(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

/** Answers the server's challenge with a passkey, as JSON. Rejects with ApiError when the user cancels. */
export const answerPasskey = (options: unknown) =>
  translated(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );

async function translated(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = (await ask()) as PublicKeyCredential | null; // the type depends on the options
    return credential?.toJSON();
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    throw new ApiError('refused', i18next.t(isKnown ? 'factors:passkeyKnown' : 'factors:passkeyFailed'));
  }
}
