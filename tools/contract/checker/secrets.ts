import { isSecretKey } from '@/areas/system/config/secretKey';
import type { Difference } from './differences';
import { problem } from './result';

type Row = Record<string, unknown>;

const PASSWORD = /^(?:\w*passw(?:or)?d|pwd|salt)$/i;
const CONTACT = /^(?:phone|phonenumber|mobile|email)$/i;
/** Numbers of persons in business records: `buyerPhone`, `legalIdCard`, `payerAccount`. */
const NUMBER = /(?:phone|mobile|idCard|bankAccount|payerAccount)$/i;

/**
 * What rows must not carry: a password, the value of a secret parameter. Contacts of the system area and personal numbers
 * of business records should be masked; the screens mask them otherwise, so that it is only a remark. No value is
 * repeated in the report.
 */
export function secretProblems(path: string, rows: readonly Row[]): Difference[] {
  const found = new Map<string, Difference>();
  const add = (field: string, expected: string, isRead: boolean) =>
    found.set(field, problem(`records[].${field}`, expected, 'in clear', isRead));
  const isPersonal = (field: string) =>
    path.startsWith('/system/') ? CONTACT.test(field) : path.startsWith('/biz/') && NUMBER.test(field);
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      if (!isInClear(value)) continue;
      if (PASSWORD.test(field)) add(field, 'no password in a list', false);
      if (isPersonal(field)) add(field, 'masked by the server', true);
    }
    if (isSecretKey(String(row.configKey ?? '')) && isInClear(row.configValue)) {
      add('configValue', 'masked where configKey names a secret', false);
    }
  }
  return [...found.values()];
}

const isInClear = (value: unknown) => typeof value === 'string' && value !== '' && !/[*•]/.test(value);
