import type { z } from 'zod';
import { fit } from '@/shared/api/fit';
import type { Reviewable } from '../review';

/**
 * A record at its last rejection, and the fields changed since then. The old values are parsed by the record's schema,
 * because a server may format a date or number in two ways.
 */
export function changedSince<T extends Reviewable>(schema: z.ZodType<T>, row: T): { before: T; fields: Set<string> } {
  const old = row.lastRejected?.values ?? {};
  const before = fit(schema, { ...row, ...old }).value as T;
  const text = (record: T, field: string) => JSON.stringify(record[field as keyof T] ?? null);
  return { before, fields: new Set(Object.keys(old).filter((field) => text(before, field) !== text(row, field))) };
}
