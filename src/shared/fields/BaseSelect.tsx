import { keysOf } from '@/shared/api/queryKeys';
import type { ProColumns } from '@ant-design/pro-components';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { useClear } from '@/shared/ui/useClear';
import { controlProps, type FieldProps } from './fieldProps';

interface BaseSelectProps extends FieldProps<string | undefined> {
  /** The base data: its `{path}/all` are the rows in use (contract 3.1). */
  path: string;
  /** The field that names a row. */
  nameKey: string;
}

/** Chooses one of the rows of base data by its id as text: what a search form holds. */
function BaseSelect({ value, onChange, path, nameKey, ...field }: BaseSelectProps) {
  const { t } = useTranslation();
  const { data, isFetching } = useQuery({
    queryKey: keysOf(path).options(),
    queryFn: async ({ signal }) => toList(await request({ url: `${path}/all`, signal })) as Record<string, unknown>[],
  });
  return (
    <Select<string>
      {...controlProps(field)}
      allowClear={useClear()}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('field.choose')}
      value={value ?? null}
      options={(data ?? []).map((row) => ({ value: String(row.id), label: String(row[nameKey] ?? row.id) }))}
      loading={isFetching}
      onChange={(next: string | undefined) => onChange?.(next)}
      disabled={field.disabled ?? false}
    />
  );
}

/** A search field for base data a record belongs to. */
export const baseColumn = <T,>(title: string, dataIndex: string, path: string, nameKey: string): ProColumns<T> => ({
  dataIndex,
  title,
  hideInTable: true,
  formItemRender: () => <BaseSelect aria-label={title} path={path} nameKey={nameKey} />,
});
