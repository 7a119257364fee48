import { z } from 'zod';
import type { CrudApi } from '@/shared/api/crudApi';
import { id as idField } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import type { Id } from '@/shared/lib/id';
import { reviewerShape } from '../review';

const takenSchema = z.object({ id: idField, ...reviewerShape });

/** Who works on a pending record, as the server has it now. */
export type Taken = z.infer<typeof takenSchema>;

/**
 * Takes the first free record of `ids` for the user, or extends the time of one that is theirs. Resolves to that record
 * and its reviewer; if none is free, to the first of `ids` with its reviewer.
 */
export async function take<T>({ path }: CrudApi<T>, ids: readonly Id[]): Promise<Taken> {
  return takenSchema.parse(await request({ method: 'post', url: `${path}/take`, data: { ids }, quiet: true }));
}
