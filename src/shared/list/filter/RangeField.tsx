import { serverToday } from '@/shared/settings/times';
import { DownOutlined } from '@ant-design/icons';
import { DatePicker, Space } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { MenuButton } from '@/shared/display/MenuButton';

type Range = [Dayjs | null, Dayjs | null];

/** The presets. When the user chooses a preset, its range is computed from the current day of the server. */
const SPANS = new Map<string, (today: Dayjs) => [from: Dayjs, to: Dayjs]>([
  ['today', (today) => [today, today]],
  ['yesterday', (today) => [today.subtract(1, 'day'), today.subtract(1, 'day')]],
  ['last7', (today) => [today.subtract(6, 'day'), today]],
  ['last30', (today) => [today.subtract(29, 'day'), today]],
  ['thisMonth', (today) => [today.startOf('month'), today]],
]);

interface RangeFieldProps {
  'aria-label'?: string;
  /** The name of the field, shown inside it. */
  prefix?: ReactNode;
  value: Range;
  onChange: (range: Range | null) => void;
}

/** A date range; either end may be empty. Its presets are in a menu, because antd's own presets work by mouse only. */
export function RangeField({ 'aria-label': label, prefix, value, onChange }: RangeFieldProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <Space.Compact block>
      <DatePicker.RangePicker
        aria-label={label}
        prefix={prefix}
        value={value}
        onChange={onChange}
        // Input in the server's format is accepted too.
        format={[day, 'YYYY-MM-DD']}
        placeholder={[t('crud.range.from'), t('crud.range.to')]}
        // Allows empty ends: otherwise antd keeps the focus in an empty input, and Tab cannot leave the field.
        allowEmpty={[true, true]}
        style={{ flex: 1, minWidth: 0 }}
      />
      <MenuButton
        icon={<DownOutlined />}
        aria-label={t('crud.range.usual')}
        menu={{
          items: [...SPANS.keys()].map((key) => ({ key, label: t(`crud.range.${key}`) })),
          onClick: ({ key }) => onChange(SPANS.get(key)?.(dayjs(serverToday())) ?? null),
        }}
      />
    </Space.Compact>
  );
}
