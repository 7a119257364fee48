import type { DictName } from '@/shared/vocabulary/dictName';
import { Radio, type RadioGroupProps, Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '@/shared/display/useClear';
import { useReading } from '@/shared/display/reading';
import { DictTag } from './DictTag';
import { isLong } from './popupWidth';
import { useDict } from './useDict';

interface DictProps {
  dictType: DictName;
}

/** A select with the entries of a dictionary. */
export function DictSelect({ dictType, ...select }: DictProps & Omit<SelectProps<string>, 'options'>) {
  const { t } = useTranslation();
  useDictReading(select.id, dictType);
  const options = useDict(dictType).map(({ value, label }) => ({ value, label }));
  return (
    <Select
      allowClear={useClear()}
      placeholder={t('field.choose')}
      showSearch={isLong(options) && { optionFilterProp: 'label' }}
      {...select}
      options={options}
    />
  );
}

/** Max number of entries shown as radio buttons; a dictionary may have thousands. */
const MAX_RADIOS = 12;

/**
 * Shows radio buttons for the entries of a dictionary, or a select for many entries. Also offers the current value if
 * the dictionary lacks the value.
 */
export function DictRadio({ dictType, ...group }: DictProps & Omit<RadioGroupProps, 'options'>) {
  useDictReading(group.id, dictType);
  const options = useDict(dictType).map(({ value, label }) => ({ value, label }));
  const value = String(group.value ?? '');
  const isUnknown = value !== '' && !options.some((option) => option.value === value);
  const offered = isUnknown ? [...options, { value, label: value }] : options;
  if (offered.length <= MAX_RADIOS) return <Radio.Group {...group} options={offered} />;
  const { id, onChange } = group;
  const choose = onChange as SelectProps['onChange'];
  return (
    <Select
      {...{ id, onChange: choose }}
      showSearch={isLong(offered) && { optionFilterProp: 'label' }}
      value={value || undefined}
      options={offered}
    />
  );
}

/** Registers the field's dictionary labels, which are shown when a value is compared with a colleague's change. */
function useDictReading(id: string | undefined, dictType: DictName) {
  useReading(id, (value) => [value].flat().map((one) => <DictTag key={String(one)} dictType={dictType} value={one} />));
}
