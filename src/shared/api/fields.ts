// Must come first: it stops zod from compiling code from strings, which the content security policy reports.
import './parseRows';
import { z } from 'zod';
import { asTime } from './fit';

/** An id as the server sends it: a number, or a string where a backend's 64-bit id does not fit into a number. */
export const id = z.union([z.number(), z.string()]);

/** A number as the server sends it: some backends send a string, to keep decimals exact (`shared/lib/money`). */
export const numeric = z.union([z.number(), z.string()]);

/** A time in the server's time zone, read in three forms and held as `YYYY-MM-DD HH:mm:ss` (`shared/lib/times`). */
export const dateTime = asTime(z.string(), 'dateTime');

/** A day without a time, held as `YYYY-MM-DD`; other texts, such as a month, stay as they are. */
export const date = asTime(z.string(), 'date');

/** The id for a form field's string: a number where that is exact, otherwise the string with all its digits. */
export const toId = (text: string): number | string => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text);
