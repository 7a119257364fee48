import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

/** A figure of the user's own, with the same fields as the platform's (docs/contract#2.33). Proposed. */
export const figureSchema = z.object({ statKey: z.string(), statName: z.string(), statValue: z.number().nullable() });

/** The path of the user's own figures. */
export const OWN_FIGURES = '/report/statistics/mine';

/** The user's own figures. */
export const listOwnFigures = async (signal: AbortSignal) =>
  parseRows(figureSchema, toList(await request({ url: OWN_FIGURES, signal })), OWN_FIGURES);
