import { Radio, type RadioGroupProps } from 'antd';
import type { ReactNode } from 'react';
import { useReading } from '@/shared/display/reading';

interface Option {
  value: string;
  label: ReactNode;
  title?: string;
}

/** Radio buttons with fixed options; for the entries of a dictionary use `DictRadio`. */
export function OptionRadio({ options, ...group }: Omit<RadioGroupProps, 'options'> & { options: Option[] }) {
  useReading(group.id, (value) => options.find((option) => String(option.value) === String(value))?.label ?? '-');
  return <Radio.Group {...group} options={options} />;
}
