import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';

/** One of the user's own figures, with the fields of a platform figure (docs/contract#2.33). Proposed. */
export const figureSchema = z.object({ statKey: z.string(), statName: z.string(), statValue: z.number().nullable() });

/** The path of the user's own figures. */
export const OWN_FIGURES = '/report/statistics/mine';

/** The user's own figures. */
export const listOwnFigures = (signal: AbortSignal) => fetchRows(figureSchema, { url: OWN_FIGURES, signal });
