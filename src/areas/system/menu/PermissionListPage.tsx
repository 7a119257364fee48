import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { MovableRows, MoveHandle } from '@/shared/list/reorder/MovableRows';
import { columnsOf } from '@/shared/list/columnsOf';
import { useCan } from '@/shared/auth/Can';
import type { Column } from '@/shared/list/column';
import { ColourTag } from '@/shared/dict/DictTag';
import { menuIcon } from '@/shared/display/menuIcons';
import { wordOf } from '@/shared/lib/wordOf';
import { type Menu, menus } from './menu.resource';
import { MenuDrawer } from './MenuDrawer';

/** The menu as a tree of directories, screens and buttons. Roles grant its rows. */
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

const COLOURS = { M: 'primary', C: 'success', F: 'default' } as const;

/** The columns of the menu. */
function useMenuColumns(): Column<Menu>[] {
  const { t } = useTranslation(['system', 'shared']);
  const canMove = useCan('system:menu:edit');
  return columnsOf(t, menus, [
    {
      field: 'menuName',
      filter: true,
      render: ({ menuName, icon }) => (
        <MoveHandle enabled={canMove} title={t('shared:crud.drag')}>
          {icon && icon !== '#' && menuIcon(icon)}
          {menuName}
        </MoveHandle>
      ),
    },
    {
      field: 'menuType',
      width: 's',
      render: ({ menuType }) => (
        <ColourTag colour={COLOURS[menuType]}>{wordOf(t, 'menu.menuTypes', menuType)}</ColourTag>
      ),
    },
    { field: 'menuKey', filter: true },
    { field: 'visible', filter: true, card: 'state' },
    'component',
    'perms',
    { field: 'path', width: 'm' },
    { field: 'redirect', width: 'm' },
    { field: 'orderNum', title: t('field.order') },
  ]);
}
