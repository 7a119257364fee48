import { GlobalOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, languages } from '@/shared/settings/languages';
import { MenuButton } from '@/shared/ui/MenuButton';
import { changeLanguage } from '../i18n';
import styles from './AppShell.module.css';
import { CompanySwitch } from './CompanySwitch';
import { PaletteButton } from './palette/PaletteButton';
import { UserMenu } from './UserMenu';

/** The right of the header: for whom the person acts, the language, and what concerns the person. */
export function HeaderActions() {
  const { t, i18n } = useTranslation('app');
  const languageMenu: MenuProps = {
    selectable: true,
    selectedKeys: [i18n.language],
    items: Object.entries(languages).map(([key, label]) => ({ key, label: <span lang={key}>{label}</span> })),
    onClick: ({ key }) => isLanguage(key) && void changeLanguage(key),
  };
  return (
    <div className={styles.actions}>
      <PaletteButton />
      <LateNoticeBell />
      <CompanySwitch />
      <MenuButton menu={languageMenu} type="text" icon={<GlobalOutlined />} aria-label={t('shell.language')} />
      <UserMenu />
    </div>
  );
}

/** The bell waits for the screen's own requests, in milliseconds. */
const BELL_AFTER = 1500;

/** How long until it is tried again when it does not come, in milliseconds. */
const BELL_AGAIN = 60_000;
// On its own: the build takes what is chained to an `import()` into it, and a lost stylesheet would go past the `then`.
const loadBell = () => import('./NoticeBell');

/** The bell is the least of the header: while it does not come the header does without it. */
function LateNoticeBell() {
  const [NoticeBell, setNoticeBell] = useState<ComponentType>();
  useEffect(() => {
    let timer = setTimeout(load, BELL_AFTER);
    function load() {
      loadBell().then(
        (bell) => setNoticeBell(() => bell.default),
        () => void (timer = setTimeout(load, BELL_AGAIN)),
      );
    }
    return () => clearTimeout(timer);
  }, []);
  return NoticeBell ? <NoticeBell /> : null;
}
