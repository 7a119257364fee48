import type { TFunction } from 'i18next';
import { fieldFacts } from '@/shared/resource/fieldFacts';
import { fieldLimit } from '@/shared/resource/fieldRights';
import { labelOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import type { Column } from './column';

/** A column as a screen declares it: the name of the field, or an object that overrides some defaults of the field. */
export type ColumnSpec<T extends object> = (keyof T & string) | (Omit<Column<T>, 'title'> & { title?: string });

/**
 * Creates the columns of a resource's list, without the fields that are hidden from the user. Each field provides the
 * defaults for title, kind and dictionary.
 * @example
 * const columns = columnsOf(t, invoices, ['applyNo', { field: 'amount', sort: true, card: 'fact' }]);
 */
export function columnsOf<T extends object>(
  t: TFunction,
  resource: Pick<Resource<T>, 'schema' | 'messages' | 'permission'>,
  specs: readonly ColumnSpec<NoInfer<T>>[],
): Column<T>[] {
  return specs.flatMap((spec) => {
    const given = typeof spec === 'string' ? { field: spec } : spec;
    const { field } = given;
    if (field === undefined) return { title: '', ...given };
    if (fieldLimit(resource.permission, field) === 'hidden') return [];
    const { kind, dict } = fieldFacts(resource.schema, field);
    return {
      title: given.title ?? labelOf(t, resource, field),
      ...(kind !== 'text' && { kind }),
      ...(dict && { dict }),
      ...given,
    };
  });
}
