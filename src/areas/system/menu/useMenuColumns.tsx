import { useCan } from '@/shared/auth/Can';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { MoveHandle } from '@/shared/list/reorder/MovableRows';
import { ColourTag } from '@/shared/dict/DictTag';
import { menuIcon } from '@/shared/display/menuIcons';
import { wordOf } from '@/shared/lib/wordOf';
import type { Menu } from './menu.api';

const COLOURS = { M: 'primary', C: 'success', F: 'default' } as const;

/** The columns of the menu. */
export function useMenuColumns(): Column<Menu>[] {
  const { t } = useTranslation(['system', 'shared']);
  const canMove = useCan('system:menu:edit');
  return [
    {
      field: 'menuName',
      title: t('menu.name'),
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
      title: t('menu.type'),
      width: 's',
      render: ({ menuType }) => <ColourTag colour={COLOURS[menuType]}>{wordOf(t, 'menu.types', menuType)}</ColourTag>,
    },
    { field: 'menuKey', title: t('menu.key'), filter: true },
    { field: 'visible', title: t('menu.visible'), dict: 'sys_show_hide', filter: true, card: 'state' },
    { field: 'component', title: t('menu.component') },
    { field: 'perms', title: t('menu.perms') },
    { field: 'path', title: t('menu.path'), width: 'm' },
    { field: 'redirect', title: t('menu.redirect'), width: 'm' },
    { field: 'orderNum', title: t('field.order'), kind: 'number' },
  ];
}
