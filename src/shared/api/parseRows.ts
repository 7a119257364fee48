import { config, type z } from 'zod';
import { ApiError } from './ApiError';

// zod would try `new Function`, which the content security policy forbids and reports.
config({ jitless: true });

/**
 * Rows as their schema promises them. A row that differs is named in the console (an error in development and tests, so
 * that it is mended; a warning in production) and shown as it came.
 */
export function parseRows<T>(schema: z.ZodType<T>, rows: readonly unknown[], endpoint: string): T[] {
  let reported = false;
  return rows.map((row) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return parsed.data;
    if (!reported) report(endpoint, parsed.error);
    reported = true;
    return row as T; // the screen shows what the server sent: hiding a row would be worse
  });
}

/** One record, by the rules of `parseRows`. Throws ApiError `malformed` when the answer holds no record. */
export function parseRow<T>(schema: z.ZodType<T>, row: unknown, endpoint: string): T {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new ApiError('malformed');
  return parseRows(schema, [row], endpoint)[0] as T;
}

function report(endpoint: string, error: z.ZodError): void {
  const fields = error.issues.map((issue) => `${issue.path.join('.') || 'row'}: ${issue.message}`).join('; ');
  const say = import.meta.env.PROD ? console.warn : console.error;
  say(`${endpoint} does not answer as its contract says: ${fields}`);
}
