import { InputNumber, Space } from 'antd';
import { useTranslation } from 'react-i18next';

/** The ends of a span of numbers, as the search form holds them: text of the address or what was typed. */
type Ends = readonly [from?: string | number | null, to?: string | number | null];

interface NumberRangeFieldProps {
  id?: string;
  value?: Ends | null;
  onChange?: (ends: Ends) => void;
  /** What the span is of, for the names of its two ends. */
  label: string;
  min?: number;
  max?: number;
}

/** A span of whole numbers, open at either end. */
export function NumberRangeField({ id, value, onChange, label, min = 0, max = 999_999 }: NumberRangeFieldProps) {
  const { t } = useTranslation();
  const [from, to] = value ?? [];
  const shared = { min, max, precision: 0, controls: false, style: { width: '50%' } };
  return (
    <Space.Compact block>
      <InputNumber
        {...shared}
        {...(id && { id })}
        value={from ?? null}
        aria-label={t('crud.numberFrom', { label })}
        placeholder={t('crud.numberLeast')}
        onChange={(next) => onChange?.([next, to])}
      />
      <InputNumber
        {...shared}
        value={to ?? null}
        aria-label={t('crud.numberTo', { label })}
        placeholder={t('crud.numberMost')}
        onChange={(next) => onChange?.([from, next])}
      />
    </Space.Compact>
  );
}
