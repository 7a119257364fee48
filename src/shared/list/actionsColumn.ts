import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';

/** The last column of a list: what can be done with a row; it stays in sight and is no search field. */
export const actionsColumn = <T>(title: string, actions: (row: T) => ReactNode): ProColumns<T> => ({
  key: 'actions',
  title,
  search: false,
  fixed: 'right',
  render: (_, row) => actions(row),
});
