import type { Permission } from '@/shared/vocabulary/permission';
import type { ProColumns } from '@ant-design/pro-components';
import type { CrudApi } from '@/shared/api/crudApi';
import { dictColumn } from '@/shared/dict/dictColumn';
import { StatusSwitch } from '@/shared/actions/StatusSwitch';

interface SwitchColumn<T extends object> {
  api: CrudApi<T>;
  title: string;
  nameOf: (row: T) => string;
  /** The permission to switch. */
  permission: Permission;
}

/**
 * The column of the state ENABLE (docs/contract#3.2): a switch in the table, a select in the search form, text in an
 * export.
 */
export const switchColumn = <T extends { status: string }>(column: SwitchColumn<T>): ProColumns<T> => ({
  ...dictColumn<T>('sys_normal_disable', 'status', column.title),
  render: (_, row) => (
    <StatusSwitch
      api={column.api}
      id={column.api.idOf(row)}
      name={column.nameOf(row)}
      status={row.status}
      permission={column.permission}
    />
  ),
});
