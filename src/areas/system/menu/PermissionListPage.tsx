import { DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { CrudTree } from '@/shared/crud/CrudTree';
import { DraftOffer } from '@/shared/crud/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/crud/listAddress';
import { NewButton } from '@/shared/crud/NewButton';
import { useEditing } from '@/shared/crud/useEditing';
import { useRemove } from '@/shared/crud/useRemove';
import { type Menu, menus, useMenuRows } from './menu.api';
import { MenuDrawer, type MenuEdit } from './MenuDrawer';
import { MenuRow, MovingContext } from './MenuRow';
import { useMenuColumns } from './useMenuColumns';
import { useMove } from './useMove';

const address = listAddress({
  filters: { menuName: text, menuKey: text, visible: oneOf('0', '1') },
  sortable: [],
  paged: false,
});
const nameOf = (menu: Menu) => menu.menuName;

/** The menu with its directories, screens and buttons: what there is to see, to press and to grant. */
export default function PermissionListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [editing, edit] = useEditing<MenuEdit>();
  const remove = useRemove(menus, nameOf);
  const rows = useMenuRows();
  const move = useMove(rows);
  const enabled = useCan('system:menu:edit');
  const columns = useMenuColumns({ move, onEdit: edit, onRemove: (menu) => remove([menu]) });
  // A click on the handle is no move.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));

  return (
    <MovingContext value={{ enabled, dropSide: move.dropSide }}>
      <DraftOffer<Menu> path={menus.path} onResume={(menu) => edit(menu === 'new' ? 'new' : { menu })} />
      <DndContext
        sensors={sensors}
        accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
        onDragEnd={({ active, over }) => over && move.moveOnto(String(active.id), String(over.id))}
      >
        <CrudTree
          api={menus}
          address={address}
          columns={columns}
          parentKey="parentId"
          nameOf={nameOf}
          title={t('menu.title')}
          toolbar={<NewButton permission="system:menu:add" onClick={() => edit('new')} />}
          table={{ components: { body: { row: MenuRow } } }}
        />
      </DndContext>
      {editing && <MenuDrawer key={editing.key} edit={editing.row} onClose={editing.close} />}
    </MovingContext>
  );
}

const nothing = () => undefined;
/** Rows are dragged with a pointer only; whoever hears the page is told of the saved order like of any other change. */
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
