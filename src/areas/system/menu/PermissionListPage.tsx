import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { MovableRows } from '@/shared/list/reorder/MovableRows';
import { type Menu, menus } from './menu.resource';
import { MenuDrawer } from './MenuDrawer';
import { useMenuColumns } from './useMenuColumns';

/** The menu as a tree of directories, screens and buttons, which roles are granted. */
export default function PermissionListPage() {
  const columns = useMenuColumns();
  return (
    <CrudTreePage<Menu>
      api={menus}
      order="orderNum"
      columns={columns}
      childless={({ menuType }) => menuType === 'F'}
      around={(tree, move) => <MovableRows move={move}>{tree}</MovableRows>}
      form={({ row, above, close }) => <MenuDrawer menu={row} above={above} onClose={close} />}
    />
  );
}
