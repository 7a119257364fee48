import { z } from 'zod';
import { segment } from './crudApi';
import type { Id } from '@/shared/lib/id';
import { request } from './http';
import { optionalCall, unlessMissing } from './optional';

/**
 * Asks the server for a secret field of a record, which it logs; rejects when it refuses. Resolves to undefined where the
 * server has no such call or answers no value: the record then has the value in clear.
 */
export async function reveal(path: string, id: Id, field: string): Promise<string | undefined> {
  const call = { method: 'post', url: `${path}/reveal/${segment(id)}` };
  if (!optionalCall(call)) return undefined;
  const answer = await unlessMissing(request({ ...call, data: { field } }), () => undefined);
  return revealedSchema.safeParse(answer).data?.value ?? undefined;
}

/** The answer of a reveal: the value in clear. */
export const revealedSchema = z.object({ value: z.string().nullish() });
