import type { ProColumns } from '@ant-design/pro-components';
import { type Money, showMoney } from '@/shared/lib/money';

/** A column of amounts: right-aligned, exact, with separators; sortable and no search field. */
export const moneyColumn = <T extends object>(dataIndex: keyof T & string, title: string): ProColumns<T> => ({
  dataIndex,
  title,
  align: 'right',
  search: false,
  sorter: true,
  render: (_, row) => showMoney(row[dataIndex] as Money | null | undefined), // an amount by the row's schema
});
