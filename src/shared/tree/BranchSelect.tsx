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
 * A select for one node of a tree: options are indented, found by the name of any ancestor, and shown with their full
 * path when chosen. Used instead of antd's TreeSelect, which lacks the roles that screen readers need for a listbox.
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
