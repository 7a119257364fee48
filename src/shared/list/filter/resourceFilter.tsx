import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type Choice, ResourceFilter, ResourceSelectMany } from '@/shared/form/fields/ResourceSelect';
import type { Filters, OwnFilter } from '../column';

type Choices<Q, K extends QueryKey> = UseQueryOptions<Q, Error, readonly Choice[], K>;

/**
 * A filter by a row of another resource. The choices may depend on the other filters. The control is disabled while the
 * query of the choices is disabled.
 */
export function resourceFilter<Q, K extends QueryKey>(
  name: string,
  choicesOf: (filters: Filters) => Choices<Q, K>,
): OwnFilter {
  return {
    name,
    control: (field, filters) => {
      const choices = choicesOf(filters);
      return <ResourceFilter {...field} choices={choices} disabled={choices.enabled === false} />;
    },
    many: (field, filters) => <ResourceSelectMany {...field} choices={choicesOf(filters)} />,
    valueLabel: (value, filters) => <ChoiceName value={value} choices={choicesOf(filters)} />,
  };
}

function ChoiceName<Q, K extends QueryKey>({ value, choices }: { value: string; choices: Choices<Q, K> }) {
  const { data } = useQuery(choices);
  return data?.find((choice) => String(choice.value) === value)?.label ?? value;
}
