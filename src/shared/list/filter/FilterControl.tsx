import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '@/shared/lazy/Lazy';
import { useDict } from '@/shared/dict/useDict';
import { isLong, popupWidth } from '@/shared/dict/popupWidth';
import { useClear } from '@/shared/display/useClear';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Condition } from '../conditions';
import type { Filters, Option } from '../column';
import styles from './filter.module.css';
import { conditionOf, type FilterField, fromSpan, toSpan } from './filters';
import { RangeField } from './RangeField';

const loadRareControls = () => import('./rareControls');

export interface FilterControlProps {
  field: FilterField;
  filters: Filters;
  valueOf: (name: string) => string;
  /** The condition the user picked for the next value. */
  picked: string | undefined;
  onPick: (condition: Condition | undefined) => void;
  /** Keeps the typed values until they are applied. */
  onType: (values: Filters) => void;
  /** Applies the typed values when Enter is pressed. */
  onEnter: () => void;
  /** Applies the chosen values at once. */
  onChoose: (values: Filters) => void;
}

/**
 * The control of a filter, with the filter's name inside. Typed text applies when the user presses Enter or clicks 查询.
 * Choices and dates apply immediately. A menu next to the control has the conditions that the server supports.
 */
export function FilterControl(props: FilterControlProps) {
  const { field, filters, picked } = props;
  if (field.conditions.length === 0) return <ValueControl {...props} name={field.names[0] ?? ''} />;
  const condition = conditionOf(field, filters, picked);
  return (
    <div className={styles.withMenu}>
      {(!condition || condition === 'not') && (
        <ValueControl {...props} name={condition ? `${field.base}.not` : (field.names[0] ?? '')} />
      )}
      <Lazy load={loadRareControls} onFail={() => undefined}>
        {({ Conditions }) => <Conditions {...props} condition={condition} />}
      </Lazy>
    </div>
  );
}

interface ValueControlProps extends FilterControlProps {
  /** The name of the filter in the API. */
  name: string;
}

function ValueControl({ field, name, filters, valueOf, onType, onEnter, onChoose }: ValueControlProps) {
  const { title, control } = field;
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
        <Lazy load={loadRareControls} fallback={<Input {...shared} disabled />} onFail={() => undefined}>
          {({ NumberRangeField }) => (
            <NumberRangeField
              label={title}
              prefix={shared.prefix}
              value={[valueOf(from), valueOf(to)]}
              min={control.min}
              max={control.max}
              precision={control.precision ?? 0}
              onChange={([least, most]) => onType({ [from]: least, [to]: most })}
              onEnter={([least, most]) => onChoose({ [from]: least, [to]: most })}
            />
          )}
        </Lazy>
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
