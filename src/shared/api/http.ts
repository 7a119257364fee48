import axios, {
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios';
import { isLookingOnly } from '@/shared/auth/lookingOnly';
import { isStopped } from '@/shared/auth/otherWindows';
import { getToken, ownsToken } from '@/shared/auth/token';
import { isRecord, parseJson } from '@/shared/lib/json';
import { wait } from '@/shared/lib/timing';
import { deployment } from '@/shared/settings/deployment';
import { ApiError, type ApiErrorKind } from './ApiError';
import { messageOf, unwrap } from './envelope';
import { announce } from './events';
import type { Mapping } from './mapping/mapping';
import { paths } from './paths';
import { serverWord } from './serverWord';
import { askFeature, askOptional, featureCall, optionalCall } from './optional';

declare module 'axios' {
  interface AxiosRequestConfig {
    /**
     * Suppresses the 403 event, because the page shows the error itself. Also suppresses the 401 event of a request
     * without a token, such as a sign-in, and of the sign-out.
     */
    quiet?: boolean;
    /** Sends with `fetch`, so that the browser finishes the request after the page is closed; max 64 kB of body. */
    keepalive?: boolean;
    retried?: boolean;
  }
}

/** The version of `docs/openapi.json` this client was built for, sent with every request (docs/contract-changes). */
export const CONTRACT_VERSION = '1.8.5';
/** The header that contains only the token, without a prefix. */
export const TOKEN_HEADER = deployment.tokenHeader || import.meta.env.VITE_TOKEN_HEADER || 'token';
/** The header with the same key in each repetition of a request. Sent only if the system config has `idempotency`. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** The header with the same key for all rows of an import. Sent only if the system config has `importKeys`. */
export const IMPORT_KEY = 'Import-Key';
/** True for a call before a sign-in. It has no token, so that its 401 does not end the session of another window. */
const beforeSignIn = (url = '') => url === paths.login || url === paths.captcha || /^\/auth\/(?!logout)/.test(url);
/** The statuses of a gateway while a server restarts. Only a GET is retried, once. */
const PASSING = new Set([502, 503, 504]);

/** The path prefix of every call. */
export const API_BASE = deployment.apiBase || import.meta.env.VITE_API_BASE || '/api';

/** The product's only axios instance: base URL, timeout of 60 s, token header, JSON with all digits of long numbers. */
const instance = axios.create({
  baseURL: API_BASE,
  timeout: deployment.apiTimeout || Number(import.meta.env.VITE_API_TIMEOUT) || 60_000,
  allowAbsoluteUrls: false,
  transitional: { clarifyTimeoutError: true },
  // The API uses no cookies; by default, axios would look for one in a separate task before each request.
  xsrfCookieName: '',
  transformResponse: [(body: unknown) => (typeof body === 'string' ? parseBody(body) : body)],
});

/** Rejects requests that must not be sent, and adds the headers for token, language and contract version. */
function prepare(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if ((config.method ?? 'get') !== 'get' && config.url !== paths.logout) {
    if (isLookingOnly()) throw new ApiError('readOnly');
    if (isStopped()) throw new ApiError('stopped');
  }
  const token = getToken();
  if (!config.headers.has(TOKEN_HEADER) && !beforeSignIn(config.url)) {
    if (!ownsToken(token)) {
      announce('tokenLost', { replaced: token !== undefined });
      throw new ApiError('cancelled');
    }
    if (token) config.headers.set(TOKEN_HEADER, token);
  }
  config.headers.set('Accept-Language', document.documentElement.lang || 'en-US');
  config.headers.set('Contract-Version', CONTRACT_VERSION);
  return config;
}

// Synchronous: otherwise the request would be sent in a later microtask, after rendering has finished.
instance.interceptors.request.use(prepare, null, { synchronous: true });

/** Parses JSON. Text that is not JSON is returned unchanged, and `unwrap` then reports it as malformed. */
function parseBody(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return body;
  }
}

let heldUntil: Promise<unknown> | undefined;

/**
 * Delays all requests from now on until `known` settles, except requests with `keepalive`. If `known` resolves, sends
 * the delayed requests. If `known` rejects, rejects the delayed requests with its error.
 */
export function holdRequests(known: Promise<unknown>): void {
  const release = () => {
    if (heldUntil === known) heldUntil = undefined;
  };
  heldUntil = known;
  known.then(release, release);
}

/** Changes requests before they are sent, and responses before any caller gets them. */
interface RequestGuard {
  sent: (config: AxiosRequestConfig) => AxiosRequestConfig;
  read: (url: string | undefined, answer: unknown) => unknown;
}

let guard: RequestGuard = { sent: (config) => config, read: (_, answer) => answer };

/** Applies the user's field rights to every request from now on. */
export const guardRequests = (fieldRights: RequestGuard) => void (guard = fieldRights);

/**
 * Sends a request and returns the unwrapped response. Rejects only with ApiError, of the kind `missing` if the server
 * lacks an optional call.
 */
export async function request(config: AxiosRequestConfig): Promise<unknown> {
  if (heldUntil && !config.keepalive) await heldUntil;
  const ask = async () => guard.read(config.url, unwrap((await send(guard.sent(config))).data));
  // Checks feature calls first, because they may also match an optional path (`/system/social/:provider/pc_login`).
  const feature = featureCall(config);
  if (feature) return askFeature(feature, ask);
  const optional = optionalCall(config);
  return optional ? askOptional(optional, ask) : ask();
}

/** Sends a POST with a body, and `key` as `Idempotency-Key`. Resolves and rejects like `request`. */
export const post = (url: string, data?: unknown, key?: string) =>
  request({ method: 'post', url, data, ...(key && { headers: { [IDEMPOTENCY_KEY]: key } }) });

/** Sends a request and returns the raw response; rejects as `request` does. */
export async function respond(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  if (heldUntil) await heldUntil;
  return send(config);
}

/**
 * Requests a file. A server that refuses sends JSON instead of a file. The call then rejects with the `msg` of the
 * JSON.
 */
export async function requestFile(
  config: AxiosRequestConfig,
): Promise<{ blob: Blob; headers: Record<string, string> }> {
  const response = await respond({ ...config, responseType: 'blob' });
  const blob = response.data instanceof Blob ? response.data : new Blob([]);
  if (blob.type.includes('json')) {
    unwrap(parseBody(await blob.text()));
    throw new ApiError('malformed');
  }
  if (blob.size === 0 || blob.type.includes('html')) throw new ApiError('malformed');
  return { blob, headers: Object.fromEntries(Object.entries(response.headers).map(([k, v]) => [k, String(v)])) };
}

/**
 * Translates a request for a backend with another contract (docs/adopt.md). The code loads only if a mapping exists.
 */
const translated =
  deployment.mapping &&
  (async (config: AxiosRequestConfig) => {
    const { throughMapping } = await import('./mapping/throughMapping');
    // `app/errors/wrongSettings` validates the mapping at startup.
    return throughMapping(deployment.mapping as Mapping, TOKEN_HEADER, config);
  });

async function send(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    const response = await instance.request<unknown>(translated ? await translated(sentAs(config)) : sentAs(config));
    announce('connection', { lost: false });
    return response;
  } catch (error) {
    if (mayRetry(error, config)) {
      await wait(300 + Math.random() * 500);
      return send({ ...config, retried: true });
    }
    throw await toApiError(error);
  }
}

const sentAs = ({ keepalive = false, ...config }: AxiosRequestConfig): AxiosRequestConfig =>
  keepalive ? { ...config, adapter: 'fetch', fetchOptions: { keepalive: true } } : config;

function mayRetry(error: unknown, config: AxiosRequestConfig): boolean {
  if (config.retried || (config.method ?? 'get').toLowerCase() !== 'get' || config.signal?.aborted) return false;
  if (!isAxiosError(error)) return false;
  return error.response
    ? PASSING.has(error.response.status) && !error.response.headers['retry-after']
    : error.code === 'ERR_NETWORK' && navigator.onLine;
}

async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) return new ApiError('network');
  const kind = transportKind(error.code);
  const isStream = error.config?.responseType === 'stream';
  if (!isStream && (error.response || kind === 'network')) announce('connection', { lost: !error.response });
  if (!error.response) return new ApiError(kind);
  const { status } = error.response;
  const raw: unknown = error.response.data;
  const body = raw instanceof Blob ? parseBody(await raw.text()) : raw;
  const message = serverWord(body);
  if (status === 401 && !isSignedIn(body)) return unauthorized(error.config, message);
  if (status === 403) {
    // The specification requires showing the message of a 403 unchanged, even Spring's own "forbidden".
    if (!error.config?.quiet) announce('forbidden', { message: messageOf(body) });
    return new ApiError('forbidden', message, { status });
  }
  const detail = { status, ...refusalIn(body), ...hints(error.response.headers) };
  return new ApiError(message ? 'refused' : 'http', message, detail);
}

/** The code and the field errors of a failed response; some frameworks call the field errors `errors`, not `data`. */
function refusalIn(body: unknown) {
  const { code, data, errors } = isRecord(body) ? body : {};
  return { code, data: data ?? errors };
}

/** Headers of a failed response: the request id for the server's logs, and the time for a retry. */
function hints(headers: Record<string, unknown>) {
  const [id, after] = [headers['x-request-id'], headers['retry-after']].map((value) => String(value ?? ''));
  return { requestId: /^[\w.:-]{1,64}$/.exec(id ?? '')?.[0], retryAt: retryAt(after ?? '') };
}

/** The time of `Retry-After` (RFC 9110, 10.2.3) in epoch milliseconds, max an hour from now; 0 if absent or past. */
function retryAt(after: string): number {
  const now = Date.now();
  const end = /^\d+$/.test(after) ? now + Number(after) * 1000 : Date.parse(after);
  return end > now ? Math.min(end, now + 3_600_000) : 0;
}

function transportKind(code: string | undefined): ApiErrorKind {
  if (code === 'ERR_CANCELED') return 'cancelled';
  return code === 'ETIMEDOUT' || code === 'ECONNABORTED' ? 'timeout' : 'network';
}

/** The reason why a session ended; undefined for technical messages of gateways about tokens. */
const reasonIn = (message: string) =>
  /token|jwt|令牌|认证|unauthorized/i.test(message) ? undefined : message || undefined;

/** True if the 401 response reports a valid session (docs/specification#8). The server then refused only this call. */
const isSignedIn = (body: unknown) => isRecord(body) && isRecord(body.result) && body.result.isLogin === true;

/** The error of a 401. Announces the 401, unless the call is quiet or the token has changed since the request. */
function unauthorized(config: AxiosRequestConfig | undefined, message: string): ApiError {
  const failure = new ApiError('unauthorized', message, { status: 401 });
  const sent = config?.headers?.[TOKEN_HEADER] as string | undefined;
  const outdated = sent !== undefined && sent !== getToken();
  // A quiet call may hide an ordinary failure, but not the end of the session (docs/decisions#6).
  const isQuiet = config?.quiet && (sent === undefined || config.url === paths.logout);
  if (!isQuiet && !outdated) announce('unauthorized', { hadToken: sent !== undefined, reason: reasonIn(message) });
  return failure;
}
