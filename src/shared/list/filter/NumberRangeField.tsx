import { InputNumber, Space } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

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
export function NumberRangeField({ label, value, onChange, onEnter, min, max }: NumberRangeFieldProps) {
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
