import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

/** One figure of the platform (contract 2.33). */
const figureSchema = z.looseObject({
  statKey: z.string(),
  statName: z.string(),
  statValue: z.number(),
  dayIncrease: z.number().nullish(),
  weekRatio: z.number().nullish(),
});

const PATH = '/report/statistics/list';

/** The platform's figures. */
export const listFigures = async (signal: AbortSignal) =>
  parseRows(figureSchema, toList(await request({ url: PATH, signal })), PATH);
