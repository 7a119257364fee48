import { unlessMissing } from '@/shared/api/optional';
import { listSame } from '@/shared/api/same';
import { isMasked } from '@/shared/lib/rules/mask';
import { asRead, readsAs } from '@/shared/lib/rules/spoofs';
import type { AskedCheck } from '@/shared/record/marks/check';

/** Max number of records to fetch in the search for equal values. */
const LOOKED_AT = 20;

/** Max number of duplicates to list by name. */
const NAMED = 5;

/**
 * Checks that no other record has the same values in all `fields`. Ignores records for which `counts` returns false.
 */
export const unique = <T extends object>(
  name: string,
  label: string,
  fields: readonly (keyof T & string)[],
  counts: (row: NoInfer<T>) => boolean = () => true,
): AskedCheck<T> => ({
  name,
  unique: true,
  counts,
  label,
  fields,
  ask: async (row, { api }, signal) => {
    if (!fields.every((field) => Boolean(row[field]))) return { found: 'none', message: 'checks.notGiven' };
    const page = { pageNum: 1, pageSize: LOOKED_AT };
    const found = fields.some((field) => isMasked(row[field]))
      ? await unlessMissing(listSame(api, api.idOf(row), { fields: fields.join(), ...page }, signal), () => undefined)
      : await api.list({ ...filtersOf(row, fields), ...page }, signal);
    if (!found) return { found: 'unknown', message: 'checks.sign.unknown', hidden: true };
    const { records, total } = found;
    const id = String(api.idOf(row));
    // A backend may match parts of a text, or ignore the filter, so only records with equal values count.
    const others = records.filter(
      (one) => String(api.idOf(one)) !== id && counts(one) && fields.every((field) => isSame(one[field], row[field])),
    );
    if (others.length === 0)
      return total > records.length
        ? { found: 'unknown', message: 'checks.sign.unknown' }
        : { found: 'ok', message: 'checks.unique' };
    const count = others.length < records.length - 1 ? others.length : Math.max(total - 1, others.length);
    const named = others.slice(0, NAMED).map((one) => ({ id: api.idOf(one), name: api.nameOf(one) }));
    return { found: 'warn', message: 'checks.others', values: { count }, others: named };
  },
});

const filtersOf = <T extends object>(row: T, fields: readonly (keyof T & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, asSearched(row[field])]));

/** Replaces invisible characters and look-alikes before the search, to find the real name that a value imitates. */
const asSearched = (value: unknown) => (typeof value === 'string' ? asRead(value) : value);

/**
 * True if the values are equal or look alike. Also true if `one` is masked. Lists mask phone and identity numbers, but
 * the server has already compared the real values.
 */
const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'string' && (isMasked(one) || (typeof other === 'string' && readsAs(one, other))));
