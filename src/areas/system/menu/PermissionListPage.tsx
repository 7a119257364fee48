import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { MovableRows } from '@/shared/list/reorder/MovableRows';
import { type Menu, menuName, menus } from './menu.api';
import { MenuDrawer } from './MenuDrawer';
import { useMenuColumns } from './useMenuColumns';

const address = listAddress({
  filters: { menuName: text, menuKey: text, visible: entry },
  sortable: [],
  paged: false,
});

/** The menu as a tree of directories, screens and buttons, which roles are granted. */
export default function PermissionListPage() {
  const { t } = useTranslation('system');
  return (
    <CrudTreePage<Menu>
      api={menus}
      address={address}
      permission="system:menu"
      title={t('menu.title')}
      nameOf={menuName}
      order="orderNum"
      columns={useMenuColumns()}
      childless={({ menuType }) => menuType === 'F'}
      around={(tree, move) => <MovableRows move={move}>{tree}</MovableRows>}
      form={({ row, above, close }) => <MenuDrawer menu={row} above={above} onClose={close} />}
    />
  );
}
