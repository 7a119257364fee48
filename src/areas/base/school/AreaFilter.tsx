import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { areasQuery } from '@/shared/fields/districts.api';
import { controlProps, type FieldProps } from '@/shared/fields/fieldProps';
import { useErrorText } from '@/shared/ui/errorText';
import { useClear } from '@/shared/ui/useClear';

interface AreaFilterProps extends FieldProps<string | undefined> {
  label: string;
  /** The field of the search form that holds the province whose cities are chosen from; without it the provinces are. */
  within?: string;
}

/** The province or city of a search. */
export function AreaFilter({ label, within, value, onChange, ...field }: AreaFilterProps) {
  const errorText = useErrorText();
  const province: unknown = Form.useWatch(within ?? []);
  const above = within && province ? Number(province) : undefined;
  const asked = within === undefined || above !== undefined;
  const areas = useQuery({
    ...areasQuery(above),
    enabled: asked,
  });
  return (
    <Select
      {...controlProps({ ...field, 'aria-label': label })}
      allowClear={useClear()}
      showSearch={{ optionFilterProp: 'label' }}
      disabled={!asked}
      value={value ?? null}
      options={(asked ? (areas.data ?? []) : []).map((area) => ({ ...area, value: String(area.value) }))}
      loading={areas.isFetching}
      onChange={(next: string | null | undefined) => onChange?.(next ?? undefined)}
      {...(areas.isError && { notFoundContent: errorText(areas.error) })}
    />
  );
}
