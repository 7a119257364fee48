/**
 * The cause of a failed call. `refused`: the server answered with an error `code`; `malformed`: the response could not
 * be parsed; `readOnly`: not sent, because the user views the product as another role; `stopped`: not sent, because
 * another window changed user or company; `missing`: the server lacks this optional call (`optional.ts`).
 */
export type ApiErrorKind =
  | 'refused'
  | 'unauthorized'
  | 'forbidden'
  | 'http'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'readOnly'
  | 'missing'
  | 'stopped'
  | 'cancelled';

type ApiErrorDetail = Pick<ApiError, 'status' | 'code' | 'data' | 'requestId' | 'retryAt'>;

/** The only error the product's calls reject with; `message` is the server's own `msg`, or '' when it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** The `code` of the envelope, if there was one. */
  readonly code: unknown;
  /** The envelope's `data`: field errors of a refused form, when the server names them. */
  readonly data: unknown;
  /** The answer's `X-Request-Id`, to find the request in the server's logs. */
  readonly requestId: string | undefined;
  /** The earliest time for a retry, in epoch milliseconds (`Retry-After`); 0 when the server named none. */
  readonly retryAt: number;

  constructor(kind: ApiErrorKind, message = '', detail: Partial<ApiErrorDetail> = {}) {
    super(message.slice(0, 2000));
    this.kind = kind;
    this.status = detail.status ?? 0;
    this.code = detail.code;
    this.data = detail.data;
    this.requestId = detail.requestId;
    this.retryAt = detail.retryAt ?? 0;
  }
}

/** True when the shell has already shown the error to the user, in its 401 or 403 notification. */
export const alreadyShown = (error: unknown) => error instanceof ApiError && SHOWN.has(error.kind);
const SHOWN = new Set<ApiErrorKind>(['unauthorized', 'forbidden', 'stopped', 'cancelled']);

/**
 * True when the server said that a record does not exist: with the code 404 or 410, with HTTP 410, or with HTTP 404 and a
 * message of its own. A plain 404 is that of a call which the server lacks.
 */
export const isGone = (error: unknown) =>
  error instanceof ApiError &&
  (/^4(?:04|10)$/.test(String(error.code)) ||
    error.status === 410 ||
    (error.status === 404 && error.kind === 'refused'));

/** True when no further request of a series can succeed: the session has ended, or this window is stopped. */
export const endsSeries = (error: unknown) => error instanceof ApiError && ENDS.has(error.kind);
const ENDS = new Set<ApiErrorKind>(['unauthorized', 'stopped', 'cancelled']);

/**
 * True when the same call may succeed later: after a network failure, a timeout, or an error inside the server. A 500
 * with a message does not count, because it is how this family of backends refuses; 429 and 502 to 504 always do.
 */
export const isMendable = (cause: unknown) =>
  cause instanceof ApiError &&
  (cause.kind === 'network' ||
    cause.kind === 'timeout' ||
    cause.status === 429 ||
    cause.status > 500 ||
    (cause.kind === 'http' && cause.status === 500));
