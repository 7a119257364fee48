import { config, type z } from 'zod';
import { withoutIds } from '@/shared/lib/id';
import { ApiError } from './ApiError';
import { fit } from './fit';

// By default zod tries `new Function`, which the content security policy forbids and reports.
config({ jitless: true });

/**
 * Parses rows and makes them fit their schema (`fit`), so that screens need no guards against bad data. Logs the
 * misfitting fields of each response once in the console. Logs an error in development and tests, and a warning in
 * production. With `idKey`, drops rows without an id, because such rows could be neither opened nor saved.
 */
export function parseRows<T>(schema: z.ZodType<T>, rows: readonly unknown[], endpoint: string, idKey?: string): T[] {
  const misfits = new Set<string>();
  const unknown = new Set<string>();
  let withoutId = 0;
  const fitted = rows.flatMap((row) => {
    const { value, ...found } = fit(schema, row);
    for (const path of found.misfits) misfits.add(path || 'row');
    for (const path of found.unknown) unknown.add(path.replaceAll(/\.\d+/g, ''));
    if (value === null || value === undefined) return [];
    if (idKey !== undefined && !hasId(value, idKey)) {
      withoutId += 1;
      return [];
    }
    return [value as T]; // `fit` ensures the type
  });
  if (misfits.size > 0) report(endpoint, `fields that do not fit are empty: ${[...misfits].join(', ')}`);
  if (import.meta.env.DEV && unknown.size > 0) reportUnknown(endpoint, [...unknown]);
  if (misfits.size > 0 || withoutId > 0)
    void count(endpoint, withoutId > 0 && idKey ? [...misfits, idKey] : [...misfits]);
  if (withoutId > 0) report(endpoint, `${withoutId} rows without ${idKey} are left out`);
  return fitted;
}

/** Parses one record like `parseRows`. Throws ApiError `malformed` if the response is not a record. */
export function parseRow<T>(schema: z.ZodType<T>, row: unknown, endpoint: string): T {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new ApiError('malformed');
  return parseRows(schema, [row], endpoint)[0] as T;
}

function hasId(row: unknown, idKey: string): boolean {
  const id: unknown = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[idKey] : undefined;
  return (typeof id === 'string' && id !== '') || typeof id === 'number';
}

function report(endpoint: string, what: string): void {
  const say = import.meta.env.PROD ? console.warn : console.error;
  say(`${endpoint} does not answer as its contract says: ${what}`);
}

/** Counts repaired fields. The counting code loads when the first field is repaired. */
async function count(endpoint: string, fields: readonly string[]): Promise<void> {
  try {
    const { countRepairs } = await import('@/shared/telemetry/repairs');
    countRepairs(endpoint, fields);
  } catch {
    // A failure to count is ignored, because the console has already listed the fields.
  }
}

const reported = new Set<string>();

/** Logs, once per path, the response fields that the schema lacks, so that a forgotten field is noticed. */
function reportUnknown(endpoint: string, fields: readonly string[]): void {
  const path = withoutIds(endpoint);
  if (reported.has(path)) return;
  reported.add(path);
  console.warn(`${endpoint} answers with fields that are left out: ${fields.join(', ')}`);
}
