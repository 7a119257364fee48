import { Select, type SelectProps } from 'antd';
import type { Id } from '@/shared/api/crudApi';
import { branchChoices } from './branchChoices';
import type { Branch } from './tree';

interface BranchSelectProps<T> extends Omit<SelectProps<Id>, 'options'> {
  nodes: readonly Branch<T>[];
  idOf: (node: T) => Id;
  nameOf: (node: T) => string;
}

/**
 * Chooses one branch of a tree: indented in the list, found by any name on the way to it, named by the whole way when
 * chosen. antd's TreeSelect does without the roles that make a list of choices usable by ear.
 */
export function BranchSelect<T extends object>({ nodes, idOf, nameOf, ...select }: BranchSelectProps<T>) {
  const options = branchChoices(nodes, idOf, nameOf);
  return (
    <Select
      showSearch={{ optionFilterProp: 'title' }}
      optionRender={({ data }) => <span style={{ paddingInlineStart: data.depth * 16 }}>{data.label}</span>}
      labelRender={({ value, label }) => options.find((option) => option.value === value)?.title ?? label}
      {...select}
      options={options}
    />
  );
}
