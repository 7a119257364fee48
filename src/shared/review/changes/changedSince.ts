import type { z } from 'zod';
import { fit } from '@/shared/api/fit';
import { isMasked } from '@/shared/lib/rules/mask';
import type { Reviewable } from '../review';

/**
 * Returns the record as it was at its last rejection or request to the applicant, and the fields changed since then.
 * The server may format a date or a number in two ways. Therefore parses the old values with the record's schema. Two
 * masked values may look the same although the hidden part differs. Therefore a field with a masked value counts as
 * changed if the server sends an old value.
 */
export function changedSince<T extends Reviewable>(schema: z.ZodType<T>, row: T): { before: T; fields: Set<string> } {
  const old = row.lastRejected?.values ?? {};
  const before = fit(schema, { ...row, ...old }).value as T;
  const text = (record: T, field: string) => JSON.stringify(record[field as keyof T] ?? null);
  const isChanged = (field: string) => isMasked(row[field as keyof T]) || text(before, field) !== text(row, field);
  return { before, fields: new Set(Object.keys(old).filter(isChanged)) };
}
