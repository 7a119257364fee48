import { z } from 'zod';
import { segment } from './crudApi';
import type { Id } from '@/shared/lib/id';
import { request } from './http';
import { optionalCall, unlessMissing } from './optional';

/**
 * Fetches the unmasked value of a secret field. The server logs the access. Rejects if the server refuses. Resolves to
 * undefined if the server lacks the call or sends no value. The record then already has the unmasked value.
 */
export async function reveal(path: string, id: Id, field: string): Promise<string | undefined> {
  const call = { method: 'post', url: `${path}/reveal/${segment(id)}` };
  if (!optionalCall(call)) return undefined;
  const answer = await unlessMissing(request({ ...call, data: { field } }), () => undefined);
  return revealedSchema.safeParse(answer).data?.value ?? undefined;
}

/** The response of a reveal: the unmasked value. */
export const revealedSchema = z.object({ value: z.string().nullish() });
