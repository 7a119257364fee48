import { EllipsisOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLong, popupWidth } from '@/shared/dict/popupWidth';
import { useDict } from '@/shared/dict/useDict';
import { MenuButton } from '@/shared/display/MenuButton';
import { useClear } from '@/shared/display/useClear';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Filters, Option } from '../column';
import { type Condition, nameOf } from '../conditions';
import styles from './filter.module.css';
import { type FilterField, isActive, isRange, namesOf } from './filters';
import { joined, valuesIn } from './severalValues';

/** Max number of values of `in` (docs/contract#2.41). */
const MOST = 50;

interface ConditionProps {
  field: FilterField;
  filters: Filters;
  /** The active condition, or the condition picked for the next value; undefined for the plain value. */
  condition: Condition | undefined;
  valueOf: (name: string) => string;
  onPick: (condition: Condition | undefined) => void;
  onType: (values: Filters) => void;
  onChoose: (values: Filters) => void;
}

/** The menu of a filter's conditions. The conditions `in` and `empty` have their own control in front of the menu. */
export function Conditions(props: ConditionProps) {
  const { condition } = props;
  return (
    <>
      {(condition === 'in' || condition === 'empty') && <ConditionControl {...props} condition={condition} />}
      <ConditionMenu {...props} />
    </>
  );
}

/**
 * The menu of a filter's conditions. Switching between the plain value, `not` and `in` keeps a single value; any other
 * value is dropped. The condition applies at once if the filter is active or if the condition needs no value.
 */
function ConditionMenu({ field, filters, condition, valueOf, onPick, onType, onChoose }: ConditionProps) {
  const { t } = useTranslation('filter');
  const { title, base, names, conditions } = field;
  const value = condition && valueOf(nameOf(base, condition));
  const now = labelKey(field, condition, value);
  const choices = [{ condition: undefined, value: '' }, ...conditions.flatMap(choicesOf)].map((choice) => ({
    ...choice,
    key: labelKey(field, choice.condition, choice.value),
  }));
  const current = condition ? nameOf(base, condition) : (names[0] ?? '');

  function pick(next: (typeof choices)[number]) {
    const name = next.condition ? nameOf(base, next.condition) : isRange(field) ? undefined : names[0];
    const kept = isRange(field) || condition === 'empty' ? '' : single(condition, valueOf(current));
    const text = next.value || (next.condition === 'in' ? joined([kept].filter(Boolean)) : kept);
    const values = Object.fromEntries(namesOf(field).map((one) => [one, one === name ? text : '']));
    onPick(next.condition);
    onType(values);
    if (next.value !== '' || isActive(field, filters)) onChoose(values);
  }
  return (
    <MenuButton
      type="text"
      className={styles.menu ?? ''}
      icon={condition === 'not' ? <span aria-hidden="true">≠</span> : <EllipsisOutlined aria-hidden="true" />}
      title={t(now)}
      aria-label={t('menu', { title, condition: t(now) })}
      menu={{
        selectedKeys: [now],
        items: choices.map(({ key }) => ({ key, label: t(key) })),
        onClick: ({ key }) => {
          const next = choices.find((choice) => choice.key === key);
          if (next) pick(next);
        },
      }}
    />
  );
}

/** The choices that a condition adds to the menu. */
const choicesOf = (condition: Condition): { condition: Condition; value: string }[] =>
  condition === 'empty'
    ? [
        { condition, value: 'true' },
        { condition, value: 'false' },
      ]
    : [{ condition, value: '' }];

/** The value to keep when the condition changes; '' if `in` has several values. */
function single(condition: Condition | undefined, text: string): string {
  if (condition !== 'in') return text;
  const [value = '', ...others] = valuesIn(text);
  return others.length > 0 ? '' : value;
}

/** The message key of a condition. */
export function labelKey(field: FilterField | undefined, condition: string | undefined, value?: string) {
  const as = field?.control.as;
  if (condition === 'empty') return value === 'false' ? 'filled' : 'empty';
  if (condition === 'in') return 'oneOf';
  if (condition === 'not') return as === 'words' ? 'hasNot' : 'isNot';
  if (condition === 'range' || as === 'days' || as === 'numbers') return 'range';
  return as === 'words' ? 'has' : 'is';
}

interface ControlProps extends ConditionProps {
  condition: 'in' | 'empty';
}

/** The control for the conditions `in` (several values) and `empty` (empty or not empty). */
function ConditionControl({ field, filters, condition, onChoose }: ControlProps) {
  const { t } = useTranslation('filter');
  const { title, base, control } = field;
  const name = nameOf(base, condition);
  const clear = useClear();
  const shared = { 'aria-label': title, prefix: <span className={styles.label}>{title}</span> };
  if (condition === 'empty')
    return (
      <Select<string>
        {...shared}
        value={filters[name] ?? null}
        allowClear={clear}
        options={['true', 'false'].map((value) => ({ value, label: t(value === 'true' ? 'empty' : 'filled') }))}
        onChange={(value: string | undefined) => onChoose({ [name]: value ?? '' })}
      />
    );
  const many = {
    ...shared,
    value: valuesIn(filters[name]),
    onChange: (values: readonly unknown[]) => onChoose({ [name]: joined(values.map(String)) }),
  };
  switch (control.as) {
    case 'entry':
      return <ManyEntries {...many} dict={control.dict} />;
    case 'options':
      return <ManyOptions {...many} options={control.options} />;
    default:
      return control.own?.many?.(many, filters);
  }
}

interface ManyProps {
  'aria-label': string;
  prefix: ReactNode;
  value: string[];
  onChange: (values: readonly string[]) => void;
}

function ManyOptions({ options, ...select }: ManyProps & { options: readonly Option[] }) {
  const { t } = useTranslation();
  return (
    <Select<string[]>
      {...select}
      mode="multiple"
      maxTagCount="responsive"
      maxCount={MOST}
      allowClear={useClear()}
      placeholder={t('field.choose')}
      popupMatchSelectWidth={popupWidth(options)}
      showSearch={isLong(options) && { optionFilterProp: 'label' }}
      options={options.map((option) => ({ ...option, title: option.label }))}
    />
  );
}

function ManyEntries({ dict, ...many }: ManyProps & { dict: DictName }) {
  return <ManyOptions {...many} options={useDict(dict).map(({ value, label }) => ({ value, label }))} />;
}
