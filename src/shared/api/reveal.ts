import { type Id, segment } from './crudApi';
import { request } from './http';
import { optionalCall, unlessMissing } from './optional';

/** Says to the server that a personal number of a record is asked for, where it takes that; rejects what it refuses. */
export async function reveal(path: string, id: Id, field: string): Promise<void> {
  const call = { method: 'post', url: `${path}/reveal/${segment(id)}` };
  if (optionalCall(call)) await unlessMissing(request({ ...call, data: { field } }), () => undefined);
}
