import type { Permission } from '@/shared/vocabulary/permission';
import type { Column } from './column';
import type { CrudApi } from '@/shared/api/crudApi';
import { StatusSwitch } from './actions/StatusSwitch';

interface SwitchColumn<T extends object> {
  api: CrudApi<T>;
  title: string;
  nameOf: (row: T) => string;
  /** The permission to switch. */
  permission: Permission;
}

/**
 * The column of the state ENABLE (docs/contract#3.2): a switch in the table, a select in the filters, text in an
 * export.
 */
export const switchColumn = <T extends { status: string }>(column: SwitchColumn<T>): Column<T> => ({
  field: 'status',
  title: column.title,
  dict: 'sys_normal_disable',
  filter: true,
  card: 'state',
  // A switch is as wide in every language.
  width: 'xs',
  render: (row) => (
    <StatusSwitch
      api={column.api}
      id={column.api.idOf(row)}
      name={column.nameOf(row)}
      status={row.status}
      permission={column.permission}
    />
  ),
});
