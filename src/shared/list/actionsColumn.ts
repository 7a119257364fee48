import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';

/** The last column of a list, with the row's actions; fixed at the side and no search field. */
export const actionsColumn = <T>(title: string, actions: (row: T) => ReactNode): ProColumns<T> => ({
  key: 'actions',
  title,
  search: false,
  fixed: 'right',
  render: (_, row) => actions(row),
});
