import { isSecretKey } from '@/areas/system/config/secretKey';
import type { Difference } from './differences';
import { problem } from './result';
import type { Row } from './server';

const PASSWORD = /^(?:\w*passw(?:or)?d|pwd|salt|(?:pwd|passw(?:or)?d)_?hash)$/i;
/** The beginnings of stored password hashes, in any field. */
const HASH = /^(?:\$2[abxy]\$\d\d\$|\$argon2|\$pbkdf2|pbkdf2_|\{(?:bcrypt|noop|MD5|SHA-?\d*|SSHA|pbkdf2|scrypt)\})/;
const CONTACT = /^(?:phone|phonenumber|mobile|email)$/i;
/** Fields with personal numbers in business records: `buyerPhone`, `legalIdCard`, `payerAccount`. */
const NUMBER = /(?:phone|mobile|idCard|bankAccount|payerAccount)$/i;

/**
 * Finds secrets in rows: a password or its hash, the value of a secret parameter, an unmasked number that the contract
 * masks (`masked`). Other contacts and personal numbers should be masked, too. This is only a remark, because the
 * screens mask them. The report contains none of the values.
 */
export function secretProblems(
  path: string,
  rows: readonly Row[],
  masked: readonly string[] = [],
  at = 'records[].',
): Difference[] {
  const found = new Map<string, Difference>();
  const add = (field: string, expected: string, isRead: boolean) =>
    found.set(field, problem(at + field, expected, 'in clear', isRead));
  const isPersonal = (field: string) => {
    if (path.startsWith('/system/')) return path.includes('/list') && CONTACT.test(field);
    return /^\/biz\/\w+\/(?:list|get)/.test(path) && NUMBER.test(field);
  };
  const isPassword = (field: string) => PASSWORD.test(field) || (path.startsWith('/system/user/') && field === 'hash');
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      if (!isInClear(value)) continue;
      if (isPassword(field) || HASH.test(value)) add(field, 'no password in an answer', false);
      else if (masked.includes(field)) add(field, 'masked, as in the contract', false);
      else if (isPersonal(field) && !value.startsWith('/')) add(field, 'masked by the server', true);
    }
    if (isSecretKey(String(row.configKey ?? '')) && isInClear(row.configValue)) {
      add('configValue', 'masked where configKey names a secret', false);
    }
  }
  return [...found.values()];
}

const isInClear = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/[*•●]/.test(value);
