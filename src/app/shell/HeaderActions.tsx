import { GlobalOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, languages } from '@/shared/settings/languages';
import { MenuButton } from '@/shared/ui/MenuButton';
import { PartBoundary } from '../errors/PartBoundary';
import { changeLanguage } from '../i18n';
import styles from './AppShell.module.css';
import { CompanySwitch } from './CompanySwitch';
import { PaletteButton } from './palette/PaletteButton';
import { UserMenu } from './UserMenu';

/** The right side of the header: company, tools, language and user menu. */
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
      <PartBoundary>
        <PaletteButton />
      </PartBoundary>
      <PartBoundary>
        <LateNoticeBell />
      </PartBoundary>
      <PartBoundary>
        <CompanySwitch />
      </PartBoundary>
      <MenuButton menu={languageMenu} type="text" icon={<GlobalOutlined />} aria-label={t('shell.language')} />
      <PartBoundary>
        <UserMenu />
      </PartBoundary>
    </div>
  );
}

/** Delay before the bell loads, in milliseconds, so that the screen's own requests go first. */
const BELL_AFTER = 1500;

/** Delay before a retry when the bell fails to load, in milliseconds. */
const BELL_AGAIN = 60_000;
// A function of its own: Vite pulls calls chained to `import()` into its preload wrapper, and a missing stylesheet
// would then bypass the `then`.
const loadBell = () => import('./NoticeBell');

/** The least important part of the header: until its chunk is loaded the header keeps its room. */
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
  const room = <span className={styles.bellRoom} />;
  return <Suspense fallback={room}>{NoticeBell ? <NoticeBell /> : room}</Suspense>;
}
