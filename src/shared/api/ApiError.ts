/**
 * The cause of a failed call.
 *
 * - `refused`: The server answered with an error `code`.
 * - `malformed`: The response could not be parsed.
 * - `readOnly`: Not sent, because the user views the product as another role.
 * - `stopped`: Not sent, because this window is blocked (`otherWindows.ts`).
 * - `missing`: The server lacks this optional call (`optional.ts`).
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

/** The only error that the product's calls reject with; `message` is the server's own `msg`, or '' if it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** The `code` of the response's envelope, if there was one. */
  readonly code: unknown;
  /** The envelope's `data`. If the server refused a form, `data` may contain an error for each field. */
  readonly data: unknown;
  /** The response's `X-Request-Id`, to find the request in the server's logs. */
  readonly requestId: string | undefined;
  /** The earliest time for a retry, in epoch milliseconds (`Retry-After`); 0 if the server sent none. */
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

/** True if the caller needs no message: the user has seen a notification or a dialog, or the call was cancelled. */
export const alreadyShown = (error: unknown) => error instanceof ApiError && SHOWN.has(error.kind);
const SHOWN = new Set<ApiErrorKind>(['unauthorized', 'forbidden', 'stopped', 'cancelled']);

/**
 * True if the server reported that a record does not exist. The report has the code 404 or 410, the status 410, or the
 * status 404 and a message. Status 404 without a message means that the server lacks the call.
 */
export const isGone = (error: unknown) =>
  error instanceof ApiError &&
  (/^4(?:04|10)$/.test(String(error.code)) ||
    error.status === 410 ||
    (error.status === 404 && error.kind === 'refused'));

/** True if the rest of a series would fail too: the session ended, this window is blocked, or a call was cancelled. */
export const endsSeries = (error: unknown) => error instanceof ApiError && ENDS.has(error.kind);
const ENDS = new Set<ApiErrorKind>(['unauthorized', 'stopped', 'cancelled']);

/**
 * True if the call may succeed later, because the network or the server failed. The status 429 and all statuses above
 * 500 always count as temporary. A 500 with a message does not count, because RuoYi-style backends refuse requests with
 * status 500.
 */
export const isTemporary = (cause: unknown) =>
  cause instanceof ApiError &&
  (cause.kind === 'network' ||
    cause.kind === 'timeout' ||
    cause.status === 429 ||
    cause.status > 500 ||
    (cause.kind === 'http' && cause.status === 500));
