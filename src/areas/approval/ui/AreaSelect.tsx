import type { ProColumns } from '@ant-design/pro-components';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '@/shared/ui/useClear';
import { areasQuery } from '@/shared/fields/districts.api';
import { controlProps, type FieldProps } from '@/shared/fields/fieldProps';

/** Chooses a province, or with `parent` a place right below it, by its code as text: what a search form holds. */
function AreaSelect({ value, onChange, parent, ...field }: FieldProps<string | undefined> & { parent?: number }) {
  const { t } = useTranslation();
  const areas = useQuery(areasQuery(parent));
  return (
    <Select<string>
      {...controlProps(field)}
      allowClear={useClear()}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('field.choose')}
      value={value ?? null}
      options={(areas.data ?? []).map((area) => ({ value: String(area.value), label: area.label }))}
      loading={areas.isFetching}
      onChange={(next: string | undefined) => onChange?.(next)}
      disabled={field.disabled ?? false}
    />
  );
}

function CitySelect(field: FieldProps<string | undefined>) {
  const province: unknown = Form.useWatch('provinceId');
  const parent = typeof province === 'string' && province ? Number(province) : undefined;
  return parent === undefined ? (
    <Select {...controlProps(field)} disabled />
  ) : (
    <AreaSelect key={parent} {...field} parent={parent} />
  );
}

/** A search field for the province of a record. */
export const provinceColumn = <T,>(title: string): ProColumns<T> => ({
  dataIndex: 'provinceId',
  title,
  hideInTable: true,
  formItemRender: () => <AreaSelect aria-label={title} />,
});

/** A search field for the city of a record, once its province is chosen. */
export const cityColumn = <T,>(title: string): ProColumns<T> => ({
  dataIndex: 'cityId',
  title,
  hideInTable: true,
  formItemRender: () => <CitySelect aria-label={title} />,
});
