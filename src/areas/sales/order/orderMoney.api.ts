import { z } from 'zod';
import { segment } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { numeric } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { parseRow } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import { orders } from './order.resource';

const movementSchema = z.object({
  /** A collection, an invoice for the order, or its line in a settlement. */
  kind: z.enum(['collection', 'invoice', 'settlement']),
  no: z.string(),
  /** The status, a value of the dictionary for the kind. */
  status: z.string(),
  amount: numeric,
  time: z.string(),
});

/** A finance record of an order. */
export type Movement = z.infer<typeof movementSchema>;

export const movementsSchema = z.object({ movements: z.array(movementSchema) });

/** The finance records of an order; null where the server lacks this proposed call (`shared/api/optional`). */
export const movementsQuery = (id: Id) => ({
  queryKey: keysOf(orders.path).call('money', String(id)),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Movement[] | null> =>
    unlessMissing(
      request({ url: `${orders.path}/money/${segment(id)}`, signal, quiet: true }).then(
        (data) => parseRow(movementsSchema, data, `${orders.path}/money`).movements,
      ),
      () => null,
    ),
});
