import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

/** A figure of one's own, with the fields of the platform's (docs/contract#2.33). Proposed. */
const figureSchema = z.looseObject({ statKey: z.string(), statName: z.string(), statValue: z.number() });

const PATH = '/report/statistics/mine';

/** My own figures. */
export const listOwnFigures = async (signal: AbortSignal) =>
  parseRows(figureSchema, toList(await request({ url: PATH, signal })), PATH);
