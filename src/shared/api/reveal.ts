import { z } from 'zod';
import { segment } from './crudApi';
import type { Id } from '@/shared/lib/id';
import { request } from './http';
import { optionalCall, unlessMissing } from './optional';

/**
 * Fetches the unmasked value of a secret field; the server logs the access. Rejects when the server refuses. Resolves
 * to undefined where the server lacks the call or answers no value: the record's own value is then unmasked.
 */
export async function reveal(path: string, id: Id, field: string): Promise<string | undefined> {
  const call = { method: 'post', url: `${path}/reveal/${segment(id)}` };
  if (!optionalCall(call)) return undefined;
  const answer = await unlessMissing(request({ ...call, data: { field } }), () => undefined);
  return revealedSchema.safeParse(answer).data?.value ?? undefined;
}

/** The answer of a reveal: the unmasked value. */
export const revealedSchema = z.object({ value: z.string().nullish() });
