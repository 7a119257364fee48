import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import { controlProps, type FieldProps } from '@/shared/fields/fieldProps';
import { useClear } from '@/shared/ui/useClear';
import { type Deciders, useChoices } from './useChoices';

/** Chooses several roles, departments or users who may decide, by their ids as text. */
export function DecidersField({
  kind,
  value = [],
  onChange,
  ...field
}: FieldProps<readonly string[]> & { kind: Deciders }) {
  const { t } = useTranslation();
  const { data = [], isFetching, isError, error, refetch } = useChoices(kind);
  return (
    <Select
      {...controlProps(field)}
      mode="multiple"
      allowClear={useClear()}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('field.choose')}
      options={data}
      loading={isFetching}
      notFoundContent={isError ? <TableFailure error={error} onRetry={() => void refetch()} /> : undefined}
      value={[...value]}
      onChange={(ids: string[]) => onChange?.(ids)}
    />
  );
}
