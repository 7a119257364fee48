import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';

/** A figure about the user, with the fields of a platform figure (docs/contract#2.33). The call is our proposal. */
export const figureSchema = z.object({ statKey: z.string(), statName: z.string(), statValue: z.number().nullable() });

/** The path of the call that returns the figures about the signed-in user. */
export const OWN_FIGURES = '/report/statistics/mine';

/** The user's own figures. */
export const listOwnFigures = (signal: AbortSignal) => fetchRows(figureSchema, { url: OWN_FIGURES, signal });
