import { useTranslation } from 'react-i18next';
import { CrudTree } from '@/shared/list/tree/CrudTree';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { MovableRows } from '@/shared/list/reorder/MovableRows';
import { NewButton } from '@/shared/list/actions/NewButton';
import { useEditing } from '@/shared/form/useEditing';
import { useMove } from '@/shared/list/reorder/useMove';
import { useRemove } from '@/shared/list/actions/useRemove';
import { type Menu, menus, useMenuRows } from './menu.api';
import { MenuDrawer, type MenuEdit } from './MenuDrawer';
import { useMenuActions } from './useMenuActions';
import { useMenuColumns } from './useMenuColumns';

const address = listAddress({
  filters: { menuName: text, menuKey: text, visible: entry },
  sortable: [],
  paged: false,
});
const nameOf = (menu: Menu) => menu.menuName;

/** The menu as a tree of directories, screens and buttons, which roles are granted. */
export default function PermissionListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [editing, edit] = useEditing<MenuEdit>();
  const remove = useRemove(menus, nameOf);
  const rows = useMenuRows();
  const move = useMove({ api: menus, rows, numberKey: 'orderNum', groupOf: ({ parentId }) => parentId });
  const actions = useMenuActions({ rows, move, onEdit: edit, onRemove: (menu) => remove([menu]) });

  return (
    <MovableRows move={move}>
      <DraftOffer<Menu> path={menus.path} onResume={(menu) => edit(menu === 'new' ? 'new' : { menu })} />
      <CrudTree
        api={menus}
        address={address}
        columns={useMenuColumns()}
        actions={actions}
        parentKey="parentId"
        nameOf={nameOf}
        title={t('menu.title')}
        create={<NewButton permission="system:menu:add" onClick={() => edit('new')} />}
      />
      {editing && <MenuDrawer key={editing.key} edit={editing.row} onClose={editing.close} />}
    </MovableRows>
  );
}
