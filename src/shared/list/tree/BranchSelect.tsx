import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import { useReading } from '@/shared/display/reading';
import { branchChoices } from './branchChoices';
import type { Branch } from './tree';

interface BranchSelectProps<T> extends Omit<SelectProps<string>, 'options' | 'value' | 'onChange'> {
  value?: Id | null;
  onChange?: (value: Id | undefined) => void;
  nodes: readonly Branch<T>[];
  idOf: (node: T) => Id;
  nameOf: (node: T) => string;
}

/**
 * A select for a node of a tree. Options are indented; the chosen option shows its full path. The user can find an
 * option by its name or by the name of any ancestor. antd's TreeSelect lacks the listbox roles that screen readers
 * need.
 */
export function BranchSelect<T extends object>({
  nodes,
  idOf,
  nameOf,
  value,
  onChange,
  ...select
}: BranchSelectProps<T>) {
  const { t } = useTranslation();
  const choices = branchChoices(nodes, idOf, nameOf);
  const options = choices.map((choice) => ({ ...choice, value: String(choice.value) }));
  useReading(select.id, (one) => options.find((option) => option.value === String(one))?.title ?? '-');
  return (
    <Select<string>
      placeholder={t('field.choose')}
      showSearch={{ optionFilterProp: 'title' }}
      optionRender={({ data }) => <span style={{ paddingInlineStart: data.depth * 16 }}>{data.label}</span>}
      labelRender={({ value: one, label }) => options.find((option) => option.value === one)?.title ?? label}
      {...select}
      value={value === undefined || value === null ? null : String(value)}
      // Returns the id as the server sends it, a number or a text.
      onChange={(next?: string) => onChange?.(choices.find((choice) => String(choice.value) === next)?.value)}
      options={options}
    />
  );
}
