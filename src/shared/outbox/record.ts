import { ApiError } from '@/shared/api/ApiError';
import { request } from '@/shared/api/http';
import { isRecord, pick } from '@/shared/lib/json';
import type { Decision, OtherDecision } from './entry';

/** Fetches the record of a decision, without a schema, because only a few fields are used. */
export async function recordOf({ path, id }: Pick<Decision, 'path' | 'id'>): Promise<Record<string, unknown>> {
  const record = await request({ url: `${path}/get/${encodeURIComponent(id)}`, quiet: true });
  if (!isRecord(record)) throw new ApiError('malformed');
  return record;
}

/** Fetches the record's current state, and by whom, when and why the record was changed. */
export async function look(decision: Decision): Promise<OtherDecision> {
  const record = await recordOf(decision);
  const text = (name: string) => String(record[name] ?? '');
  const act = decision.isEdit ? 'update' : 'audit';
  return { state: text(decision.field), by: text(`${act}By`), time: text(`${act}Time`), reason: text('auditRemark') };
}

/**
 * Returns the body of an edit. `field` gets its new value. All other fields in `data` get the record's current values.
 * Returns undefined if the record already has the new value. Throws ApiError `refused` if a colleague has changed
 * `field`.
 */
export function editOf(
  { field, from, to, data }: Pick<Decision, 'field' | 'from' | 'to' | 'data'>,
  record: Readonly<Record<string, unknown>>,
): object | undefined {
  const now = String(record[field] ?? '');
  if (now === to) return undefined;
  if (!from.includes(now)) throw new ApiError('refused');
  const sent = data as Record<string, unknown>; // the body of an edit is a record
  return { ...sent, ...pick(record, Object.keys(sent)), [field]: sent[field] };
}
