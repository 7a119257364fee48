/**
 * Why a call failed. `refused`: the server said no with a `code`; `malformed`: its answer could not
 * be read; `readOnly`: it was not sent, because somebody only looks at the product as another role.
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
  | 'cancelled';

/** The one error every call of the product rejects with; `message` is the server's own `msg`, or '' when it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** The `code` of the envelope, when there was one. */
  readonly code: unknown;
  /** The envelope's `data`: field errors of a refused form, when the server names them. */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, message = '', detail: { status?: number; code?: unknown; data?: unknown } = {}) {
    super(message.slice(0, 2000));
    this.kind = kind;
    this.status = detail.status ?? 0;
    this.code = detail.code;
    this.data = detail.data;
  }
}

/** Whether the failure has been shown to the person already, by the shell's 401 and 403 notifications. */
export const alreadyShown = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'unauthorized' || error.kind === 'forbidden' || error.kind === 'cancelled');
