import { parseJson } from '@/shared/lib/json';
import { masked, type Secret } from '@/shared/lib/rules/mask';
import { isSecretKey, MASK, maskedValue } from '../config/secretKey';

/** Patterns for field names, such as `phonenumber` or `legalIdCard`, each with the kind of personal number. */
const PERSONAL: readonly (readonly [RegExp, Secret])[] = [
  [/phone|mobile/i, 'phone'],
  [/idcard/i, 'idCard'],
  [/bankaccount|payeraccount/i, 'bank'],
];

/** Returns the kind of personal number in a field, derived from the name of the field. */
export const secretOf = (field: string): Secret | undefined => PERSONAL.find(([name]) => name.test(field))?.[1];

/**
 * Formats the request data of a logged operation as indented JSON. Masks personal numbers and hides secrets. Text that
 * is not JSON stays unchanged.
 */
export function shownParams(text: string | null | undefined): string {
  if (!text) return '-';
  try {
    return JSON.stringify(parseJson(text), hidden, 2);
  } catch {
    return text;
  }
}

const isParameter = (value: unknown): value is { configKey: string; configValue: string } =>
  typeof value === 'object' &&
  value !== null &&
  'configKey' in value &&
  typeof value.configKey === 'string' &&
  'configValue' in value;

function hidden(key: string, value: unknown): unknown {
  if (isParameter(value)) return { ...value, configValue: maskedValue(value) };
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const secret = secretOf(key);
  if (secret) return masked(secret, String(value));
  return isSecretKey(key) && value !== '' ? MASK : value;
}
