import type { TFunction } from 'i18next';
import { fieldFacts } from '@/shared/resource/fieldFacts';
import { fieldLimit } from '@/shared/resource/fieldRights';
import { labelOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import type { Fact, FactGroup } from './Facts';

/**
 * A fact in the code of a screen. Either the name of a field, or an object that overrides the defaults of the field.
 */
export type FactSpec<T extends object> = (keyof T & string) | (Omit<Fact<T>, 'label'> & { label?: string });

/**
 * Facts of a record, without hidden fields. Label, dictionary and money format come from the field by default.
 * @example
 * <Facts row={row} group={{ title, facts: factsOf(t, invoices, ['applyNo', { name: 'taxNo', as: 'copy' }]) }} />
 */
export function factsOf<T extends object>(
  t: TFunction,
  resource: Pick<Resource<T>, 'schema' | 'messages' | 'permission'>,
  specs: readonly FactSpec<NoInfer<T>>[],
): Fact<T>[] {
  return specs.flatMap((spec) => {
    const given = typeof spec === 'string' ? { name: spec } : spec;
    if (fieldLimit(resource.permission, given.name) === 'hidden') return [];
    const { kind, dict } = fieldFacts(resource.schema, given.name);
    return {
      label: labelOf(t, resource, given.name),
      ...(dict && { dict }),
      ...(kind === 'money' && { as: 'money' }),
      ...given,
    };
  });
}

/** A titled group of facts, created with `factsOf`. */
export const groupOf = <T extends object>(
  t: TFunction,
  resource: Parameters<typeof factsOf<T>>[1],
  title: string,
  specs: readonly FactSpec<NoInfer<T>>[],
): FactGroup<T> => ({ title, facts: factsOf(t, resource, specs) });
