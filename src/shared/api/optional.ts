import { create } from 'zustand';
import type { OptionalCall } from '@/shared/area/area';
import { getAreas } from '@/shared/area/areas';
import { featureCalls } from '@/shared/auth/features';
import { getToken } from '@/shared/auth/token';
import { ApiError } from './ApiError';

/**
 * All calls that areas declare beyond the contract. If the server lacks a call, the call is sent only once. The product
 * then hides the feature that needs the call, and shows no error.
 */
export const optionalCalls = (): OptionalCall[] => getAreas().flatMap((area) => area.optionalCalls ?? []);

type Call = Pick<OptionalCall, 'method' | 'path'>;

interface Asked {
  method?: string;
  url?: string;
}

const among = <C extends Call>(calls: readonly C[], { method = 'get', url = '' }: Asked) =>
  calls.find((call) => call.method === method.toUpperCase() && isOf(call, url));

/** The declared optional call that a request matches; undefined for a call of the contract. */
export const optionalCall = (asked: Asked) => among(optionalCalls(), asked);

/** The feature call that a request matches. Feature calls are in the contract, but a server may still lack a call. */
export const featureCall = (asked: Asked) => among(Object.values(featureCalls), asked);

/** True if a URL matches the path of a call. A segment that starts with `:` matches any id. */
function isOf({ path }: Call, url: string): boolean {
  const [parts, given] = [path.split('/'), url.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

const useMissing = create<{ calls: ReadonlySet<Call> }>(() => ({ calls: new Set() }));

/** The calls that the server has answered at least once, and those whose first response is pending. */
let answered = new Set<Call>();
const first = new Map<Call, Promise<unknown>>();

/**
 * Runs an optional call. While the first request of a call is pending, further requests of the same call wait. Rejects
 * with ApiError `missing` if the server lacks the call.
 */
export async function askOptional<T>(call: Call, ask: () => Promise<T>): Promise<T> {
  while (first.has(call)) await first.get(call);
  if (useMissing.getState().calls.has(call)) throw new ApiError('missing');
  const answer = ask();
  if (!answered.has(call)) {
    const settled = answer.then(
      () => answered.add(call),
      (error: unknown) => saysMissing(error) && setMissing(call),
    );
    first.set(
      call,
      settled.finally(() => first.delete(call)),
    );
  }
  try {
    return await answer;
  } catch (error) {
    throw saysMissing(error) ? new ApiError('missing') : error;
  }
}

/**
 * Runs the call of a feature. Unlike `askOptional`, does not wait for a pending first request. Rejects with ApiError
 * `missing` if the server lacks the call, or answers 401 to a guest (these calls need no token).
 */
export async function askFeature<T>(call: Call, ask: () => Promise<T>): Promise<T> {
  if (useMissing.getState().calls.has(call)) throw new ApiError('missing');
  try {
    return await ask();
  } catch (error) {
    const refusesGuests = error instanceof ApiError && error.status === 401 && getToken() === undefined;
    if (!saysMissing(error) && !refusesGuests) throw error;
    setMissing(call);
    throw new ApiError('missing');
  }
}

const setMissing = (call: Call) => useMissing.setState(({ calls }) => ({ calls: new Set(calls).add(call) }));

const UNKNOWN_CALL = /^(404|405|501|unknown|not[_ -]?(found|implemented|supported))$/i;

/** True if the HTTP status or the code in the envelope reports that the server lacks the call. */
export function saysMissing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'missing' || UNKNOWN_CALL.test(String(error.status)) || UNKNOWN_CALL.test(String(error.code));
}

/** True for the error of an optional call or a feature call that the server lacks. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'missing';

/** The response of an optional call, or `otherwise` if the server lacks the call. Other errors are rethrown. */
export async function unlessMissing<T, U>(answer: Promise<T>, otherwise: () => U | Promise<U>): Promise<T | U> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return otherwise();
    throw error;
  }
}

/** False once the server is known to lack an optional call, so that its button or section is hidden. */
export function useHas(method: Call['method'], path: string): boolean {
  const asked = optionalCall({ method, url: path });
  if (!asked) throw new Error(`${method} ${path} is not declared as optional`);
  return !useLacks([asked]);
}

/** A call that only some resources declare. Undefined for other resources, and once the server is known to lack it. */
export function useDeclared(method: Call['method'], path: string): OptionalCall | undefined {
  const asked = optionalCall({ method, url: path });
  const lacks = useLacks(asked ? [asked] : []);
  return lacks ? undefined : asked;
}

/**
 * Like `useHas`, but for a call that only some resources declare. Returns false if the resource does not declare the
 * call.
 */
export const useHasDeclared = (method: Call['method'], path: string): boolean =>
  useDeclared(method, path) !== undefined;

/** True once the server is known to lack one of these calls. */
export const useLacks = (needed: readonly Call[]) => useMissing(({ calls }) => needed.some((call) => calls.has(call)));

/** Clears the set of missing calls, for tests. In the product, the set is kept until the page is reloaded. */
export function forgetMissing(): void {
  answered = new Set();
  first.clear();
  useMissing.setState({ calls: new Set() });
}
