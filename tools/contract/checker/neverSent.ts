/**
 * Calls that are never sent, not even with `--write`. They clean up, remove or mark in bulk, change settings or the
 * checker's own account, end sessions, or send messages to people. The report lists them as not tried.
 */
const NEVER_SENT: readonly RegExp[] = [
  /clean|clear|truncate|purge|batch|(?:^|\/)\w+All$/i,
  /settings?\/update$|\/settings$|saveConfig$|aboutUs\/update$/,
  /\/accounts\/(?:pwd|rest_pwd|sessions\/end|switch_comp)$|\/user\/update\/info$/,
  /\/auth\/(?!login$|logout$)|\/social\/|\/verification\/|\/urge\//,
  /upload$|deployByFile$|\/import$/,
];

interface Sender {
  isWriting?: boolean;
  /** The ids of records that the checker has created itself. */
  made?: ReadonlySet<string>;
}

/**
 * Returns why a call must not be sent; undefined if it may be sent. `address` already contains its ids: of one record,
 * or of several that the checker has created.
 */
export function reasonNotToSend(
  method: string,
  address: string,
  { isWriting = false, made = new Set() }: Sender = {},
): string | undefined {
  const [path = '', query = ''] = address.split('?');
  if (method !== 'POST') return path.endsWith('/switch_comp') ? 'would change the company of the account' : undefined;
  if (/\/auth\/(?:login|logout)(?:\/\w+)?$/.test(path)) return undefined;
  if (NEVER_SENT.some((one) => one.test(path))) return 'is never sent';
  if (!isWriting) return 'changes data';
  const ids = /^ids=([^&]+)$/.exec(query)?.[1]?.split(',') ?? [];
  if (ids.length > 0 && ids.every((id) => made.has(id))) return undefined;
  return /remove/.test(path) && !/^ids=[^,&]+$/.test(query) && !/\/remove\/[^,/]+$/.test(path)
    ? 'removes more than one record'
    : undefined;
}
