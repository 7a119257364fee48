import type { ProColumns } from '@ant-design/pro-components';
import { Form } from 'antd';
import { areasQuery } from './districts.api';
import type { FieldProps } from './fieldProps';
import { ResourceFilter } from './ResourceSelect';

/** A search field for a record's province. */
export const provinceColumn = <T,>(title: string): ProColumns<T> => ({
  dataIndex: 'provinceId',
  title,
  hideInTable: true,
  formItemRender: () => <ResourceFilter aria-label={title} choices={areasQuery()} />,
});

/** A search field for a record's city; enabled once a province is selected. */
export const cityColumn = <T,>(title: string): ProColumns<T> => ({
  dataIndex: 'cityId',
  title,
  hideInTable: true,
  formItemRender: () => <CityFilter aria-label={title} />,
});

function CityFilter(field: FieldProps<string | undefined>) {
  const province: unknown = Form.useWatch('provinceId');
  const above = typeof province === 'string' && province ? Number(province) : undefined;
  const asked = above !== undefined;
  return <ResourceFilter {...field} choices={{ ...areasQuery(above), enabled: asked }} disabled={!asked} />;
}
