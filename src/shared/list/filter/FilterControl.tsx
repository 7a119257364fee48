import { Input, InputNumber, Select, Space } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import { isLong, popupWidth } from '@/shared/dict/popupWidth';
import { useClear } from '@/shared/display/useClear';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Filters, Option } from '../column';
import styles from './filter.module.css';
import { type FilterField, fromSpan, toSpan } from './filters';
import { RangeField } from './RangeField';

interface FilterControlProps {
  field: FilterField;
  filters: Filters;
  valueOf: (name: string) => string;
  /** Keeps the typed values until they are applied. */
  onType: (values: Filters) => void;
  /** Applies the typed values. */
  onEnter: () => void;
  /** Applies these values at once. */
  onChoose: (values: Filters) => void;
}

/** The control of one filter, with its name inside: text is applied by Enter or 查询, choices and dates immediately. */
export function FilterControl({ field, filters, valueOf, onType, onEnter, onChoose }: FilterControlProps) {
  const { title, names, control } = field;
  const [name = ''] = names;
  const shared = { 'aria-label': title, prefix: <span className={styles.label}>{title}</span> };
  const choose = (value: string | undefined) => onChoose({ [name]: value ?? '' });
  switch (control.as) {
    case 'words':
      return (
        <Input
          {...shared}
          value={valueOf(name)}
          maxLength={200}
          onChange={({ target }) => onType({ [name]: target.value })}
          onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && onEnter()}
        />
      );
    case 'entry':
      return <EntryControl {...shared} dict={control.dict} value={filters[name]} onChange={choose} />;
    case 'options':
      return <ChoiceControl {...shared} options={control.options} value={filters[name]} onChange={choose} />;
    case 'days':
      return (
        <RangeField
          {...shared}
          value={toSpan(control.ends, filters)}
          onChange={(span) => onChoose(fromSpan(control.ends, span))}
        />
      );
    case 'numbers': {
      const [from, to] = control.ends;
      return (
        <NumberRangeField
          label={title}
          value={[valueOf(from), valueOf(to)]}
          min={control.min}
          max={control.max}
          onChange={([least, most]) => onType({ [from]: least, [to]: most })}
          onEnter={onEnter}
        />
      );
    }
    case 'own': {
      const value = filters[name];
      return control.own.control?.({ ...shared, ...(value !== undefined && { value }), onChange: choose }, filters);
    }
  }
}

interface ChoiceProps {
  'aria-label': string;
  prefix: ReactNode;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function ChoiceControl({ options, value, ...select }: ChoiceProps & { options: readonly Option[] }) {
  const { t } = useTranslation();
  return (
    <Select<string>
      {...select}
      value={value ?? null}
      allowClear={useClear()}
      placeholder={t('crud.any')}
      popupMatchSelectWidth={popupWidth(options)}
      showSearch={isLong(options) && { optionFilterProp: 'label' }}
      options={options.map((option) => ({ ...option, title: option.label }))}
    />
  );
}

function EntryControl({ dict, ...choice }: ChoiceProps & { dict: DictName }) {
  const options = useDict(dict).map(({ value, label }) => ({ value, label }));
  return <ChoiceControl {...choice} options={options} />;
}

interface NumberRangeFieldProps {
  /** The name of the range, part of the labels of its two inputs. */
  label: string;
  /** Both ends as text; an open end is empty. */
  value: readonly [from: string, to: string];
  onChange: (ends: readonly [from: string, to: string]) => void;
  /** Called when Enter is pressed in one of the inputs. */
  onEnter: () => void;
  min: number;
  max: number;
}

/** A range of whole numbers; either end may be empty. */
function NumberRangeField({ label, value, onChange, onEnter, min, max }: NumberRangeFieldProps) {
  const { t } = useTranslation();
  const [from, to] = value;
  const onPressEnter = ({ nativeEvent }: KeyboardEvent) => {
    // Enter that confirms an input method's candidate does not start a search.
    if (!nativeEvent.isComposing) onEnter();
  };
  const shared = { min, max, precision: 0, controls: false, style: { width: '50%' }, onPressEnter };
  const number = (end: string) => (end === '' ? null : Number(end));
  const text = (end: number | null) => (end === null ? '' : String(end));
  return (
    <Space.Compact block>
      <InputNumber
        {...shared}
        value={number(from)}
        aria-label={t('crud.numberFrom', { label })}
        placeholder={`${label} ${t('crud.numberLeast')}`}
        onChange={(next) => onChange([text(next), to])}
      />
      <InputNumber
        {...shared}
        value={number(to)}
        aria-label={t('crud.numberTo', { label })}
        placeholder={t('crud.numberMost')}
        onChange={(next) => onChange([from, text(next)])}
      />
    </Space.Compact>
  );
}
