import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';

/** A figure of the user's own, with the fields of a platform figure (docs/contract#2.33). The call is our proposal. */
export const figureSchema = z.object({ statKey: z.string(), statName: z.string(), statValue: z.number().nullable() });

/** The path of the user's own figures. */
export const OWN_FIGURES = '/report/statistics/mine';

/** The user's own figures. */
export const listOwnFigures = (signal: AbortSignal) => fetchRows(figureSchema, { url: OWN_FIGURES, signal });
