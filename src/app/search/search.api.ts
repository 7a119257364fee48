import { z } from 'zod';
import { areas } from '@/app/areas';
import { id } from '@/shared/api/fields';
import type { Searched, Shape } from '@/shared/area/searched';

const files = import.meta.glob<readonly Searched[]>('../../areas/*/searched.ts', { eager: true, import: 'searched' });

/** All kinds of records that the search finds, in the order of the areas. */
export const kinds = areas.flatMap(({ name }) => files[`../../areas/${name}/searched.ts`] ?? []);

/**
 * The path of the call that searches all kinds of records. Optional for the server (`optionalCalls` of the system
 * area).
 */
export const SEARCH = '/system/search';

/** A record in `GET /system/search` (docs/contract#2.38). Its texts contain no phone, identity or account numbers. */
export const foundSchema = z.object({
  /** The permission prefix of the record's kind, such as `approval:company`. */
  kind: z.string().max(50),
  id,
  title: z.string().max(200),
  subtitle: z.string().max(200).nullish(),
  /** The record's status, if the list of its kind is divided by status. */
  status: z.string().max(10).nullish(),
});
export type Found = z.infer<typeof foundSchema>;

/**
 * The kinds of value that a search text may be. Eleven digits that start with 1 are a phone number. Up to seven digits
 * are an id. 15 to 19 digits are an id, a number or a code. Otherwise, six or more letters, digits and hyphens with at
 * least one digit are a number, a code or a login name. Any remaining text is a name or a login name.
 */
export function shapesOf(text: string): readonly (Shape | 'id')[] {
  if (/^1\d{10}$/.test(text)) return ['phone'];
  if (/^\d{1,7}$/.test(text)) return ['id'];
  if (/^\d{15,19}$/.test(text)) return ['id', 'number', 'code'];
  return /^(?=.*\d)[A-Z\d-]{6,}$/i.test(text) ? ['number', 'code', 'login'] : ['name', 'login'];
}
