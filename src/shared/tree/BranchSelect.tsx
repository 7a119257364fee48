import { Select, type SelectProps } from 'antd';
import type { Id } from '@/shared/api/crudApi';
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
  const options = toOptions(nodes, []);
  return (
    <Select
      showSearch={{ optionFilterProp: 'title' }}
      optionRender={({ data }) => <span style={{ paddingInlineStart: data.depth * 16 }}>{data.label}</span>}
      labelRender={({ value, label }) => options.find((option) => option.value === value)?.title ?? label}
      {...select}
      options={options}
    />
  );

  function toOptions(branches: readonly Branch<T>[], above: string[]): Option[] {
    return branches.flatMap((branch) => {
      const way = [...above, nameOf(branch)];
      const option = { value: idOf(branch), label: nameOf(branch), title: way.join(' / '), depth: above.length };
      return [option, ...toOptions(branch.children ?? [], way)];
    });
  }
}

interface Option {
  value: Id;
  label: string;
  title: string;
  depth: number;
}
