import type { DictName } from '@/shared/vocabulary/dictName';
import { Radio, type RadioGroupProps, Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '@/shared/ui/useClear';
import { useDict } from './useDict';

interface DictProps {
  dictType: DictName;
}

/** A select with the entries of a dictionary. */
export function DictSelect({ dictType, ...select }: DictProps & Omit<SelectProps<string>, 'options'>) {
  const { t } = useTranslation();
  return (
    <Select
      allowClear={useClear()}
      placeholder={t('field.choose')}
      {...select}
      options={useDict(dictType).map(({ value, label }) => ({ value, label }))}
    />
  );
}

/** Radio buttons with the entries of a short dictionary. */
export function DictRadio({ dictType, ...group }: DictProps & Omit<RadioGroupProps, 'options'>) {
  return <Radio.Group {...group} options={useDict(dictType).map(({ value, label }) => ({ value, label }))} />;
}
