import { InputNumber, Space } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface NumberRangeFieldProps {
  /** The name of the range, used in the labels of its two inputs. */
  label: string;
  prefix: ReactNode;
  /** Both ends as text; an open end is empty. */
  value: readonly [from: string, to: string];
  onChange: (ends: readonly [from: string, to: string]) => void;
  /** Called with both ends when Enter is pressed in one of the inputs. */
  onEnter: (ends: readonly [from: string, to: string]) => void;
  min: number;
  max: number;
  /** The number of decimals. */
  precision: number;
}

/** A range of numbers; either end may be empty. */
export function NumberRangeField({
  label,
  prefix,
  value,
  onChange,
  onEnter,
  min,
  max,
  precision,
}: NumberRangeFieldProps) {
  const { t } = useTranslation();
  const [from, to] = value;
  // On Enter, an input first corrects a number that is out of range, and calls `onPressEnter` before the next render.
  const ends = useRef(value);
  useEffect(() => {
    ends.current = value;
  });
  function change(next: typeof value) {
    ends.current = next;
    onChange(next);
  }
  const onPressEnter = ({ nativeEvent }: KeyboardEvent) => {
    // Pressing Enter to confirm an input method's candidate does not start a search.
    if (!nativeEvent.isComposing) onEnter(ends.current);
  };
  const shared = { min, max, precision, controls: false, onPressEnter };
  const number = (end: string) => (end === '' ? null : Number(end));
  const text = (end: number | null) => (end === null ? '' : String(end));
  return (
    <Space.Compact block>
      <InputNumber
        {...shared}
        value={number(from)}
        aria-label={t('crud.numberFrom', { label })}
        prefix={prefix}
        placeholder={t('crud.numberLeast')}
        style={{ width: '65%' }}
        onChange={(next) => change([text(next), to])}
      />
      <InputNumber
        {...shared}
        value={number(to)}
        aria-label={t('crud.numberTo', { label })}
        placeholder={t('crud.numberMost')}
        style={{ width: '35%' }}
        onChange={(next) => change([from, text(next)])}
      />
    </Space.Compact>
  );
}
