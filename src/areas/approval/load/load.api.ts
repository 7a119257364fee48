import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { date } from '@/shared/api/fields';

const LOAD = '/biz/review/load';

const count = z.number().min(0).nullable();

/** The workload of a review queue: the pending records by age, and the daily numbers of the last 56 days. */
export const queueLoadSchema = z.object({
  /** The base path of the queue's records, such as `/biz/company`. */
  path: z.string(),
  /** The number of pending records that have waited 0, 1, 2 … whole days. The last entry also counts older records. */
  ages: z.array(count),
  overdue: count,
  /** The 56 days before today, oldest first. */
  days: z.array(
    z.object({
      day: date,
      /**
       * Numbers of records on this day. `arrived` records became pending. `decided` records stopped being pending.
       * `reversed` counts records whose decision was reversed.
       */
      arrived: count,
      decided: count,
      reversed: count,
      /** The number of people who made a decision on this day. */
      people: count,
    }),
  ),
});

/** The workload of a review queue; a number that the server left out is 0. */
export interface QueueLoad {
  path: string;
  ages: number[];
  overdue: number;
  days: { day: string; arrived: number; decided: number; reversed: number; people: number }[];
}

/** How often second reviewers agreed with the first reviewer, for records with a certain failed check or reason. */
export const agreementSchema = z.object({
  path: z.string(),
  by: z.enum(['check', 'reason']),
  /** The name of the check, or the reason in the first reviewer's words. */
  name: z.string(),
  looked: count,
  agreed: count,
});
export type Agreement = z.infer<typeof agreementSchema>;

/** The workload of every review queue that the user may read. */
export const listLoads = async (signal: AbortSignal): Promise<QueueLoad[]> =>
  (await fetchRows(queueLoadSchema, { url: LOAD, signal })).map(({ path, ages, overdue, days }) => ({
    path,
    ages: ages.map(known),
    overdue: known(overdue),
    days: days.map(({ day, arrived, decided, reversed, people }) => ({
      day,
      arrived: known(arrived),
      decided: known(decided),
      reversed: known(reversed),
      people: known(people),
    })),
  }));

const known = (number: number | null) => number ?? 0;

/** The path of the call that counts second reviews, an extension of the contract. */
export const AGREEMENT = '/biz/review/agreement';

/** Fetches how often second reviewers agreed, by queue and by failed check or reason. */
export const listAgreement = (signal: AbortSignal): Promise<Agreement[]> =>
  fetchRows(agreementSchema, { url: AGREEMENT, signal });
