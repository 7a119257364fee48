import type { ProColumns } from '@ant-design/pro-components';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { useTranslation } from 'react-i18next';
import { MoveHandle } from '@/shared/order/MovableRow';
import { RowActions } from '@/shared/actions/RowActions';
import type { useMove } from '@/shared/order/useMove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { ColourTag } from '@/shared/dict/DictTag';
import { menuIcon } from '@/shared/ui/menuIcons';
import type { Menu } from './menu.api';
import type { MenuEdit } from './MenuDrawer';

interface MenuColumns {
  move: ReturnType<typeof useMove<Menu>>;
  onEdit: (edit: MenuEdit) => void;
  onRemove: (menu: Menu) => unknown;
}

const COLOURS = { M: 'primary', C: 'success', F: 'default' } as const;

/** The columns and row actions of the menu. */
export function useMenuColumns({ move, onEdit, onRemove }: MenuColumns): ProColumns<Menu>[] {
  const { t } = useTranslation(['system', 'shared']);
  const moves = ([-1, 1] as const).map((by) => ({
    by,
    label: t(by < 0 ? 'shared:crud.moveUp' : 'shared:crud.moveDown'),
  }));
  return [
    {
      dataIndex: 'menuName',
      title: t('menu.name'),
      render: (_, { menuId, menuName, icon }) => (
        <MoveHandle id={String(menuId)}>
          {icon && icon !== '#' && menuIcon(icon)}
          {menuName}
        </MoveHandle>
      ),
    },
    { dataIndex: 'menuKey', title: t('menu.key') },
    {
      dataIndex: 'menuType',
      title: t('menu.type'),
      search: false,
      render: (_, { menuType }) => <ColourTag colour={COLOURS[menuType]}>{t(`menu.types.${menuType}`)}</ColourTag>,
    },
    { dataIndex: 'orderNum', title: t('field.order'), search: false, align: 'right' },
    { dataIndex: 'component', title: t('menu.component'), search: false },
    { dataIndex: 'perms', title: t('menu.perms'), search: false },
    { dataIndex: 'path', title: t('menu.path'), search: false, ellipsis: true, width: 160 },
    { dataIndex: 'redirect', title: t('menu.redirect'), search: false },
    dictColumn('sys_show_hide', 'visible', t('menu.visible')),
    actionsColumn(t('shared:action.actions'), (menu) => <RowActions name={menu.menuName} actions={actionsOf(menu)} />),
  ];

  function actionsOf(menu: Menu) {
    return [
      { label: t('shared:action.edit'), permission: 'system:menu:edit' as const, onClick: () => onEdit({ menu }) },
      ...(menu.menuType === 'F'
        ? []
        : [
            {
              label: t('shared:crud.addBelow'),
              permission: 'system:menu:add' as const,
              onClick: () => onEdit({ above: menu }),
            },
          ]),
      ...moves
        .filter(({ by }) => move.canMove(menu, by))
        .map(({ by, label }) => ({
          label,
          permission: 'system:menu:edit' as const,
          onClick: () => void move.moveBy(menu, by),
        })),
      {
        label: t('shared:action.remove'),
        permission: 'system:menu:remove' as const,
        danger: true,
        onClick: () => onRemove(menu),
      },
    ];
  }
}
