import type { Resource } from '@/shared/resource/resource';
import { fieldLimit } from '@/shared/resource/fieldRights';
import type { ColumnSpec } from './columnsOf';
import { StatusSwitch } from './actions/StatusSwitch';

/**
 * The column of the field `status` with the ENABLE states (docs/contract#3.2). The table shows a switch, or the label
 * if the user may not change the field. The filter is a select; exports contain the label as text. `ask` is passed to
 * the switch.
 */
export const switchColumn = <T extends { status: string }>(
  api: Resource<T>,
  ask?: (row: T, next: string) => Promise<boolean>,
): ColumnSpec<T> => ({
  field: 'status',
  filter: true,
  card: 'state',
  ...(!fieldLimit(api.permission, 'status') && {
    // A switch is equally wide in every language.
    width: 'xs',
    render: (row) => (
      <StatusSwitch
        api={api}
        id={api.idOf(row)}
        name={api.nameOf(row)}
        status={row.status}
        permission={`${api.permission}:edit`}
        ask={ask && ((next) => ask(row, next))}
      />
    ),
  }),
});
