import { HttpResponse, type JsonBodyType } from 'msw';
import { z } from 'zod';
import { timestamp } from '../respond';
import { defineTable } from '../table';

/** How long an answer is stored, in milliseconds: one day. */
const LIFETIME = 86_400_000;

const answers = defineTable({
  name: 'idempotency',
  idKey: 'key',
  schema: z.object({ key: z.string(), body: z.unknown(), time: z.string() }),
  seed: () => [],
});

const running = new Map<string, Promise<Response>>();

/**
 * Performs a request only once. A request with an `Idempotency-Key` that was used before gets the first answer, and two
 * simultaneous ones share one answer. Refusals are not stored, so that the same request may be sent again.
 */
export async function once(
  request: Request,
  userId: number,
  act: () => Promise<Response> | Response,
): Promise<Response> {
  const name = request.headers.get('idempotency-key');
  if (!name || request.method === 'GET') return act();
  const key = `${userId} ${new URL(request.url).pathname} ${name}`;
  const first = running.get(key) ?? actOnce(key, act);
  running.set(key, first);
  return (await first).clone();
}

async function actOnce(key: string, act: () => Promise<Response> | Response): Promise<Response> {
  try {
    const known = await answers.find(key);
    if (known) return HttpResponse.json(known.body as JsonBodyType);
    const answer = await act();
    const body = (await answer
      .clone()
      .json()
      .catch(() => null)) as { code?: unknown } | null;
    if (body?.code === 0) await keep(key, body);
    return answer;
  } finally {
    running.delete(key);
  }
}

async function keep(key: string, body: object) {
  const oldest = timestamp(new Date(Date.now() - LIFETIME));
  for (const old of await answers.all()) if (old.time < oldest) await answers.remove(old.key);
  await answers.insert({ key, body, time: timestamp() });
}
