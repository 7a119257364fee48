import { UserOutlined } from '@ant-design/icons';
import { Avatar, type MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { shownHere } from '@/shared/files/shownHere';
import { useGoTo } from '@/shared/menu/links';
import { changeSetting, type Settings, useSettings } from '@/shared/settings/settings';
import { buildId } from '@/shared/settings/buildId';
import { MenuButton } from '@/shared/display/MenuButton';
import { Lazy } from '@/shared/lazy/Lazy';
import { useSignOut } from '@/app/session/useSignOut';

const loadInspector = () => import('@/app/inspector/Inspector');
const loadLock = () => import('@/app/safety/lock');
const loadChangePasswordModal = () => import('@/areas/account/password/ChangePasswordModal');

const THEMES: readonly Settings['theme'][] = ['light', 'dark', 'system'];
const LAYOUTS: readonly Settings['layout'][] = ['sidemenu', 'topmenu', 'mixmenu'];

/** The menu with the user's own pages, password, display settings, window lock and sign-out. */
export function UserMenu() {
  const { t } = useTranslation('app');
  const user = useSession((session) => session.user);
  const { theme, layout, multiTab } = useSettings();
  const goTo = useGoTo();
  const signOut = useSignOut();
  const [dialog, setDialog] = useState<'password' | 'inspector'>();
  const close = () => setDialog(undefined);

  const actions: Record<string, () => void> = {
    center: () => goTo('center'),
    base: () => goTo('base'),
    password: () => setDialog('password'),
    inspector: () => setDialog('inspector'),
    multiTab: () => changeSetting('multiTab', !multiTab),
    lock: () => void loadLock().then(({ lock }) => lock()),
    signOut: () => void signOut(),
  };
  const menu: MenuProps = {
    selectable: true,
    selectedKeys: [theme, layout],
    items: [
      {
        type: 'group',
        key: 'who',
        label: <bdi>{user?.userName}</bdi>,
        children: [
          { key: 'center', label: t('menu.center') },
          { key: 'base', label: t('shell.ownSettings') },
          { key: 'password', label: t('shell.changePassword') },
          ...(user?.admin || user?.asRole ? [{ key: 'inspector', label: t('inspector.title') }] : []),
        ],
      },
      { type: 'divider' },
      {
        type: 'group',
        key: 'themes',
        label: t('shell.theme'),
        children: THEMES.map((key) => ({ key, label: t(`shell.themes.${key}`) })),
      },
      {
        type: 'group',
        key: 'layouts',
        label: t('shell.layout'),
        children: LAYOUTS.map((key) => ({ key, label: t(`shell.layouts.${key}`) })),
      },
      { key: 'multiTab', label: t(multiTab ? 'shell.multiTabOff' : 'shell.multiTabOn') },
      { type: 'divider' },
      { key: 'lock', label: t('shell.lock'), extra: 'Ctrl+Alt+L' },
      { key: 'signOut', label: t('shared:action.signOut') },
      // Users quote the version when they report a bug; telemetry (docs/watch.md) sends it too.
      { key: 'version', disabled: true, label: t('shell.version', { version: __APP_VERSION__, build: buildId() }) },
    ],
    onClick: ({ key }) => {
      const chosenTheme = THEMES.find((name) => name === key);
      const chosenLayout = LAYOUTS.find((name) => name === key);
      if (chosenTheme) changeSetting('theme', chosenTheme);
      else if (chosenLayout) changeSetting('layout', chosenLayout);
      else actions[key]?.();
    },
  };

  return (
    <>
      <MenuButton menu={menu} type="text" aria-label={t('shell.userMenu', { name: user?.userName })}>
        <Avatar size={24} src={shownHere(user?.avatar)} icon={<UserOutlined />} alt="" />
        <bdi>{user?.userName}</bdi>
      </MenuButton>
      {dialog === 'inspector' && (
        <Lazy load={loadInspector} onFail={close}>
          {({ default: Inspector }) => <Inspector onClose={close} />}
        </Lazy>
      )}
      {dialog === 'password' && (
        <Lazy load={loadChangePasswordModal} onFail={close}>
          {({ default: ChangePassword }) => <ChangePassword onClose={close} />}
        </Lazy>
      )}
    </>
  );
}
