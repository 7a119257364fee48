import { InputNumber, Space } from 'antd';
import { useTranslation } from 'react-i18next';

/** Both ends of a number range in the search form: text from the address, or the typed value. */
type Ends = readonly [from?: string | number | null, to?: string | number | null];

interface NumberRangeFieldProps {
  id?: string;
  value?: Ends | null;
  onChange?: (ends: Ends) => void;
  /** The name of the range, part of the labels of its two inputs. */
  label: string;
  min?: number;
  max?: number;
}

/** A range of whole numbers; either end may be empty. */
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
