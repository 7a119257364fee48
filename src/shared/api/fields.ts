// Must come first: it stops zod from compiling code from strings, which the content security policy reports.
import './parseRows';
import { z } from 'zod';
import { oneRegion } from '@/shared/lib/region';
import { readTime } from '@/shared/settings/times';
import type { DictName } from '@/shared/vocabulary/dictName';
import { readBy } from './fit';

/** The kind of values in a field. Determines the alignment, width, filter and export format of the field. */
export type Kind = 'text' | 'number' | 'money' | 'date' | 'time';

/** Metadata that a zod type cannot express. `dict` is the dictionary that lists a field's values. */
export const noted = z.registry<{ kind?: Kind; dict?: DictName }>();

/** An id as the server sends it. Some backends send 64-bit ids as strings, because a number would lose digits. */
export const id = z.union([z.number(), z.string()]);

/** A number as the server sends it. Some backends send a string, to keep decimals exact (`shared/lib/money`). */
export const numeric = z.union([z.number(), z.string()]).nullable().register(noted, { kind: 'number' });

/** An amount of money. As with `numeric`, some backends send a string, to keep the amount exact. */
export const money = z.union([z.number(), z.string()]).nullable().register(noted, { kind: 'money' });

/** A value of a dictionary. Any text is accepted, because the server may have entries that this build lacks. */
export const entry = (dict: DictName, max?: number) =>
  (max === undefined ? z.string() : z.string().max(max)).register(noted, { dict });

/** The ENABLE status of a record: '0' is enabled, '1' is disabled (docs/contract#3.2). */
export const enabled = z.enum(['0', '1']).register(noted, { dict: 'sys_normal_disable' });

/** A yes-or-no value, 'Y' or 'N'. */
export const yesNo = z.enum(['Y', 'N']).register(noted, { dict: 'sys_yes_no' });

/** A time in the server's zone, normalized from three formats to `YYYY-MM-DD HH:mm:ss` (`shared/settings/times`). */
export const dateTime = readBy(z.string(), (value) => readTime(value, 'dateTime')).register(noted, { kind: 'time' });

/**
 * Who changed a record last, and when. RuoYi-style servers send these fields with every editable record. The dialog
 * about conflicting changes shows the fields (`useConflict`).
 */
export const changeShape = { updateBy: z.string().nullish(), updateTime: dateTime.nullish() };

/** The fields that RuoYi adds to every record of the system area. */
export const auditShape = {
  remark: z.string().max(500).nullish(),
  createBy: z.string().nullish(),
  createTime: dateTime.nullish(),
  ...changeShape,
};

/** A date without time, normalized to `YYYY-MM-DD`. Any other text, such as a month, is kept. */
export const date = readBy(z.string(), (value) => readTime(value, 'date')).register(noted, { kind: 'date' });

/** Province, city and district as one text. The name of a municipality is not repeated (`shared/lib/region`). */
export const regionName = readBy(z.string().max(64), oneRegion);

/** Converts a form field's string to an id: a number if the number is exact, otherwise the unchanged string. */
export const toId = (text: string): number | string => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text);
