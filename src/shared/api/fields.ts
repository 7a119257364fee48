// Must come first: it stops zod from compiling code from strings, which the content security policy reports.
import './parseRows';
import { z } from 'zod';
import { oneRegion } from '@/shared/lib/region';
import { readTime } from '@/shared/settings/times';
import type { DictName } from '@/shared/vocabulary/dictName';
import { readBy } from './fit';

/** How a field's values are written; it decides alignment, width, filter and the form of an export. */
export type Kind = 'text' | 'number' | 'money' | 'date' | 'time';

/** What the type of a field does not say: how its values are written, and the dictionary they are entries of. */
export const noted = z.registry<{ kind?: Kind; dict?: DictName }>();

/** An id as the server sends it: a number, or a string where a backend's 64-bit id does not fit into a number. */
export const id = z.union([z.number(), z.string()]);

/**
 * A number as the server sends it: some backends send a string, to keep decimals exact (`shared/lib/money`). No server
 * is trusted to send one always.
 */
export const numeric = z.union([z.number(), z.string()]).nullable().register(noted, { kind: 'number' });

/** An amount of money, exact as `numeric`. */
export const money = z.union([z.number(), z.string()]).nullable().register(noted, { kind: 'money' });

/** An entry of a dictionary; a server may have entries that nobody here knows. */
export const entry = (dict: DictName, max?: number) =>
  (max === undefined ? z.string() : z.string().max(max)).register(noted, { dict });

/** The state ENABLE of a record (docs/contract#3.2). */
export const enabled = z.enum(['0', '1']).register(noted, { dict: 'sys_normal_disable' });

/** Yes or no. */
export const yesNo = z.enum(['Y', 'N']).register(noted, { dict: 'sys_yes_no' });

/** A time in the server's time zone, read in three forms and held as `YYYY-MM-DD HH:mm:ss` (`shared/settings/times`). */
export const dateTime = readBy(z.string(), (value) => readTime(value, 'dateTime')).register(noted, { kind: 'time' });

/**
 * Who changed a record last, and when. Servers of this family send it with every record that is edited; the dialog about
 * conflicting changes shows it (`useConflict`).
 */
export const changeShape = { updateBy: z.string().nullish(), updateTime: dateTime.nullish() };

/** A day without a time, held as `YYYY-MM-DD`; other texts, such as a month, stay as they are. */
export const date = readBy(z.string(), (value) => readTime(value, 'date')).register(noted, { kind: 'date' });

/** Province, city and district as one text, a municipality once (`shared/lib/region`). */
export const regionName = readBy(z.string().max(64), oneRegion);

/** The id for a form field's string: a number where that is exact, otherwise the string with all its digits. */
export const toId = (text: string): number | string => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text);
