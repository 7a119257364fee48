import { GlobalOutlined, UserOutlined } from '@ant-design/icons';
import { Avatar, type MenuProps } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { safeHref } from '@/shared/lib/safeUrl';
import { isLanguage, languages } from '@/shared/settings/languages';
import { changeSetting, type Settings, useSettings } from '@/shared/settings/settings';
import { MenuButton } from '@/shared/ui/MenuButton';
import { changeLanguage } from '../i18n';
import styles from './AppShell.module.css';
import { CompanySwitch } from './CompanySwitch';
import { PaletteButton } from './PaletteButton';
import { useSignOut } from './useSignOut';

const THEMES: readonly Settings['theme'][] = ['light', 'dark', 'system'];
const LAYOUTS: readonly Settings['layout'][] = ['sidemenu', 'topmenu', 'mixmenu'];

/** The right of the header: for whom the person acts, the language, and what concerns the person. */
export function HeaderActions() {
  const { t, i18n } = useTranslation('app');
  const user = useSession((session) => session.user);
  const { theme, layout, multiTab } = useSettings();
  const signOut = useSignOut();

  const languageMenu: MenuProps = {
    selectable: true,
    selectedKeys: [i18n.language],
    items: Object.entries(languages).map(([key, label]) => ({ key, label: <span lang={key}>{label}</span> })),
    onClick: ({ key }) => isLanguage(key) && void changeLanguage(key),
  };
  const userMenu: MenuProps = {
    selectable: true,
    selectedKeys: [theme, layout],
    items: [
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
      { type: 'divider' },
      { key: 'multiTab', label: t(multiTab ? 'shell.multiTabOff' : 'shell.multiTabOn') },
      { key: 'signOut', label: t('shared:action.signOut') },
    ],
    onClick: ({ key }) => {
      const chosenTheme = THEMES.find((name) => name === key);
      const chosenLayout = LAYOUTS.find((name) => name === key);
      if (chosenTheme) changeSetting('theme', chosenTheme);
      else if (chosenLayout) changeSetting('layout', chosenLayout);
      else if (key === 'multiTab') changeSetting('multiTab', !multiTab);
      else void signOut();
    },
  };

  return (
    <div className={styles.actions}>
      <PaletteButton />
      <LateNoticeBell />
      <CompanySwitch />
      <MenuButton menu={languageMenu} type="text" icon={<GlobalOutlined />} aria-label={t('shell.language')} />
      <MenuButton menu={userMenu} type="text" aria-label={t('shell.userMenu', { name: user?.userName })}>
        <Avatar size={24} src={safeHref(user?.avatar)} icon={<UserOutlined />} alt="" />
        <bdi>{user?.userName}</bdi>
      </MenuButton>
    </div>
  );
}

const NoticeBell = lazy(() => import('./NoticeBell'));
/** The bell waits for the screen's own requests, in milliseconds. */
const BELL_AFTER = 1500;

function LateNoticeBell() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), BELL_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return ready ? (
    <Suspense fallback={null}>
      <NoticeBell />
    </Suspense>
  ) : null;
}
