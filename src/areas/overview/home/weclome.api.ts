import { z } from 'zod';
import { eachPage } from '@/shared/list/eachPage';
import { crudApi, fetchRow, fetchRows } from '@/shared/api/crudApi';
import type { FigureList } from '@/shared/home/Tiles';
import { date, dateTime, id, numeric } from '@/shared/api/fields';

/** The first and last day of the figures, `YYYY-MM-DD`, as in the address. */
export interface Span {
  beginTime?: string | undefined;
  endTime?: string | undefined;
}

/** A figure of the platform (docs/contract#2.33). */
export const figureSchema = z.object({
  statKey: z.string(),
  statName: z.string(),
  statValue: z.number().nullable(),
  dayIncrease: z.number().nullish(),
  weekRatio: z.number().nullish(),
});

/**
 * The permission that a user needs to see each figure. The permission allows reading the list that the figure counts.
 * Every user may see a figure that is missing here.
 */
export const FIGURE_PERMISSIONS = {
  userTotal: 'system:user:list',
  onlineTotal: 'monitor:logininfor:list',
  companyTotal: 'approval:company:list',
  positionTotal: 'approval:position:list',
  resumeTotal: 'resume:resume:list',
  competitionTotal: 'contest:competition:list',
} as const;

/** The menu key of the list that a figure counts, and the filters with which the list shows records of every status. */
export const FIGURE_LISTS: Readonly<Record<string, FigureList>> = {
  userTotal: ['user'],
  companyTotal: ['companyAudit', { auditStatus: 'all' }],
  positionTotal: ['positionAudit', { auditStatus: 'all' }],
  resumeTotal: ['resume'],
  competitionTotal: ['competition', { contestStatus: 'all' }],
};

/** The number of new records in a month. The specification names only the path. The fields are from ant-design-pro. */
export const monthSchema = z.object({ x: z.string(), y: z.number().nullable() });

/** The number of operations on a day, and how many of them failed. */
export const daySchema = z.object({ day: date, total: z.number().nullable(), failed: z.number().nullable() });

/** A word and its number of uses. */
export const tagSchema = z.object({ name: z.string(), value: z.number().nullable() });

/** A row of the ranking (docs/specification#8). */
export const rankSchema = z.object({
  inspectionTime: dateTime.nullish(),
  operatorName: z.string(),
  pondName: z.string().nullish(),
  /** The number of operations, by which the server ranks the rows. Our proposal: not in the contract. */
  operCount: z.number().nullish(),
});

/** Returns a function that fetches all rows from one URL and parses each. */
const listOf =
  <Row extends object>(schema: z.ZodType<Row>, url: string) =>
  (signal: AbortSignal, params: Span = {}) =>
    fetchRows(schema, { url, params, signal });

/** The platform's figures. */
export const listFigures = listOf(figureSchema, '/report/statistics/list');
/** The number of new records, by month. */
export const listMonths = listOf(monthSchema, '/analysis/month-bar');
/** The number of operations, by day. The URL is our proposal, because the specification names none. */
export const listDays = listOf(daySchema, '/analysis/day-trend');
/** The most used words. The call is our proposal; the specification mentions only a tag cloud. */
export const listTags = listOf(tagSchema, '/analysis/tag-cloud');
/** The ranking of the most active users. The URL is our proposal; the specification names only the fields. */
export const listRanks = listOf(rankSchema, '/analysis/rank-list');

const contests = crudApi(
  z.object({ id, competitionName: z.string(), contestStatus: z.string(), startTime: dateTime }),
  '/biz/competition',
  'id',
);

/** Returns the first contest after `now` (`YYYY-MM-DD HH:mm:ss`) that is published and has not begun; null if none. */
export async function nextContest(now: string, signal: AbortSignal) {
  const filters = { startTimeBegin: now.slice(0, 10), sortField: 'startTime', sortOrder: 'asc' } as const;
  for await (const { records } of eachPage(contests, filters, 10, signal)) {
    const next = records.find((one) => one.startTime > now && ['1', '2', '3'].includes(one.contestStatus));
    if (next) return next;
  }
  return null;
}

const flowSchema = z.object({ day: numeric, month: numeric, before: numeric });

/**
 * Money received, refunded and paid out. Covers today, this month until today, and the same days of the previous month.
 * An amount that the user may not see is null.
 */
export const moneySchema = z.object({
  day: date,
  monthFrom: date,
  beforeFrom: date,
  beforeTo: date,
  received: flowSchema.nullish(),
  refunded: flowSchema.nullish(),
  paidOut: flowSchema.nullish(),
  /** Settlements that are approved but not paid yet. */
  due: z.object({ amount: numeric, count: z.number() }).nullish(),
});
export type MoneyReport = z.infer<typeof moneySchema>;
export type MoneyFlow = z.infer<typeof flowSchema>;

const MONEY = '/report/statistics/money';

/** Fetches the platform's money report. The call is our proposal: not in the contract. */
export const moneyReport = (signal: AbortSignal): Promise<MoneyReport> =>
  fetchRow(moneySchema, { url: MONEY, signal, quiet: true });
