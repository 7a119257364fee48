/**
 * The cause of a failed call. `refused`: the server answered with an error `code`; `malformed`: the response could not
 * be parsed; `readOnly`: the request was not sent, because the user is only viewing the product as another role;
 * `stopped`: it was not sent, because another window changed the user or the company; `missing`: the server lacks this call, and may (`optional.ts`).
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
  /** The time in epoch milliseconds before which the server wants no other try (`Retry-After`); 0 when it named none. */
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

/** True when no further request of a series can succeed: the session has ended, or this window is stopped. */
export const endsSeries = (error: unknown) => error instanceof ApiError && ENDS.has(error.kind);
const ENDS = new Set<ApiErrorKind>(['unauthorized', 'stopped', 'cancelled']);

/**
 * True for a failure that the same call may not have again: of the network, or inside the server. A 500 with words is what
 * this family refuses with; a server or gateway that is busy (429, 502 to 504) is busy in words too.
 */
export const isMendable = (cause: unknown) =>
  cause instanceof ApiError &&
  (cause.kind === 'network' ||
    cause.kind === 'timeout' ||
    cause.status === 429 ||
    cause.status > 500 ||
    (cause.kind === 'http' && cause.status === 500));
