import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { CrudApi } from '@/shared/api/crudApi';
import { request } from '@/shared/api/http';

/**
 * The response of `GET {base}/precedents`: the earlier decisions on records with exactly the given failed checks
 * (docs/contract#3.2).
 */
export const precedentsSchema = z.object({
  total: z.number(),
  passed: z.number(),
  rejected: z.number(),
  /** The number of people who decided. */
  people: z.number(),
  /** The reasons for the rejections, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number() })),
});
export type Precedents = z.infer<typeof precedentsSchema>;

/** How long a response is used for all records with the same failed checks, in milliseconds. */
const FRESH_MS = 5 * 60_000;

/** The query of the precedents of some failed checks. Records with the same checks, in any order, share it. */
export function precedentsQuery<T extends object>(api: CrudApi<T>, names: readonly string[], { enabled = true } = {}) {
  const checks = [...new Set(names)].toSorted();
  const url = `${api.path}/precedents`;
  return queryOptions({
    queryKey: api.keys.call('precedents', checks),
    queryFn: async ({ signal }) =>
      precedentsSchema.parse(await request({ url, params: { checks: checks.join() }, signal, quiet: true })),
    enabled,
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** Min number of earlier decisions for a hint that the user's verdict differs from them. */
const FEWEST = 3;

/** Min share of the earlier decisions that must contradict the verdict for a hint. */
const CLEAR = 0.75;

/**
 * The number of earlier decisions that contradict a verdict. Returns 0 if the decisions are too few or too mixed for a
 * hint.
 */
export function contradicting(precedents: Precedents | undefined, verdict: 'pass' | 'reject'): number {
  if (!precedents || precedents.total < FEWEST) return 0;
  const others = verdict === 'pass' ? precedents.rejected : precedents.passed;
  return others >= precedents.total * CLEAR ? others : 0;
}
