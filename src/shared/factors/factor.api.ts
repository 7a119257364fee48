import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRow } from '@/shared/api/crudApi';
import { dateTime, id, numeric } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import type { Id } from '@/shared/lib/id';

/** The path of the user's own second factors, also their query key (docs/contract#2.46). */
export const FACTORS = '/system/accounts/factors';

/** Max length of a factor's name, in characters. */
export const MAX_NAME = 30;

const factorSchema = z.object({
  factorId: id,
  /** Either `totp` or `passkey`. A server may have further values. */
  kind: z.string(),
  name: z.string().max(MAX_NAME).nullish(),
  createTime: dateTime.nullish(),
  lastTime: dateTime.nullish(),
});

/** A second factor: an authenticator app or a passkey. */
export type Factor = z.infer<typeof factorSchema>;

/** The user's second factors, and the number of unused recovery codes. */
export const factorsSchema = z.object({ factors: z.array(factorSchema).nullish(), recoveryLeft: numeric });

/** The response of `start`: the secret of an app, or options for `navigator.credentials`. */
export const startedSchema = z.object({
  ticket: z.string(),
  secret: z.string().nullish(),
  otpauth: z.string().nullish(),
  publicKey: z.unknown(),
});

/** The response with new recovery codes. `recoveryCodes` is null if the user already has recovery codes. */
export const recoverySchema = z.object({ recoveryCodes: z.array(z.string()).nullish() });

/** Proves that the person is still the signed-in user: the password, a code, or a passkey's response. */
export type Proof = { proof: string } | { ticket: string; credential: unknown };

/** The second factors of the signed-in user. */
export const factorsQuery = () =>
  queryOptions({
    queryKey: keysOf(FACTORS).all,
    queryFn: ({ signal }) => fetchRow(factorsSchema, { url: FACTORS, signal, quiet: true }),
  });

/** The server's response when the user starts to add a factor. */
export type Started = z.infer<typeof startedSchema>;

/** Starts adding an app or a passkey. Rejects if the server does not accept the proof. */
export const startFactor = (kind: 'totp' | 'passkey', proof: Proof) => start({ kind, ...proof });

/** Requests a challenge, which a passkey answers to make a `Proof`. */
export const startProof = () => start({ kind: 'proof' });

/** Adds a factor. Resolves to the recovery codes if it is the user's first factor, otherwise to []. */
export const confirmFactor = async (factor: { ticket: string; name: string; code?: string; credential?: unknown }) =>
  codesIn(await post('confirm', factor));

/** Removes a factor; rejects with the server's refusal, for example for a wrong password. */
export const removeFactor = (factorId: Id, proof: Proof) => post('remove', { factorId, ...proof });

/** Replaces the recovery codes and returns the new ones. */
export const renewRecoveryCodes = async (proof: Proof) => codesIn(await post('start', { kind: 'recovery', ...proof }));

const post = (call: string, data: object) => request({ method: 'post', url: `${FACTORS}/${call}`, data, quiet: true });

const start = async (data: object) => parseRow(startedSchema, await post('start', data), FACTORS);

const codesIn = (answer: unknown) => recoverySchema.safeParse(answer).data?.recoveryCodes ?? [];
