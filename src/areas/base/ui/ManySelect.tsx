import { keysOf } from '@/shared/api/queryKeys';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import type { Id } from '@/shared/api/crudApi';
import { controlProps, type FieldProps } from '@/shared/fields/fieldProps';
import { type Branch, toTree } from '@/shared/tree/tree';
import { useErrorText } from '@/shared/ui/errorText';
import { useClear } from '@/shared/ui/useClear';
import { listAll } from './all.api';

interface ManySelectProps extends FieldProps<Id[]> {
  /** The base path of the records chosen from. */
  path: string;
  /** The field that holds their name. */
  nameKey: string;
}

/** Chooses any number of records of a tree of base data, found by every name on the way to them. */
export function ManySelect({ path, nameKey, value, onChange, ...field }: ManySelectProps) {
  const errorText = useErrorText();
  const all = useQuery({
    queryKey: keysOf(path).options('all'),
    queryFn: ({ signal }) => listAll(path, signal),
    select: (rows) => optionsOf(toTree(rows, 'id', 'parentId'), nameKey),
  });
  return (
    <Select<Id[]>
      {...controlProps(field)}
      mode="multiple"
      allowClear={useClear()}
      showSearch={{ optionFilterProp: 'title' }}
      optionRender={({ data }) => <span style={{ paddingInlineStart: data.depth * 16 }}>{data.label}</span>}
      value={value ?? []}
      options={all.data ?? []}
      loading={all.isPending}
      onChange={(chosen) => onChange?.(chosen)}
      {...(all.isError && { notFoundContent: errorText(all.error) })}
    />
  );
}

interface Option {
  value: Id;
  label: string;
  title: string;
  depth: number;
}

const optionsOf = (branches: readonly Branch<{ id: Id }>[], nameKey: string, above: string[] = []): Option[] =>
  branches.flatMap((branch) => {
    const label = String((branch as Record<string, unknown>)[nameKey] ?? branch.id);
    const way = [...above, label];
    const option = { value: branch.id, label, title: way.join(' / '), depth: above.length };
    return [option, ...optionsOf(branch.children ?? [], nameKey, way)];
  });
