import { BankOutlined, DownOutlined, GlobalOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { isLanguage, languages } from '@/shared/settings/languages';
import { MenuButton } from '@/shared/display/MenuButton';
import { PartBoundary } from '@/app/errors/PartBoundary';
import { changeLanguage } from '@/app/i18n/i18n';
import styles from './AppShell.module.css';
import { loadLateParts } from './loadLateParts';
import { PaletteButton } from '@/app/search/PaletteButton';
import { useSession } from '@/shared/auth/session';
import { useOffers } from '@/shared/menu/useOffers';
import { useSwitchCompany } from '@/app/company/useSwitchCompany';
import { UserMenu } from './UserMenu';

/** The right side of the header: company, tools, language menu and user menu. */
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
      <AfterPaint>
        <PartBoundary>
          <AwaitedTools />
        </PartBoundary>
        <PartBoundary>
          <CompanySwitch />
        </PartBoundary>
        <MenuButton menu={languageMenu} type="text" icon={<GlobalOutlined />} aria-label={t('shell.language')} />
        <PartBoundary>
          <UserMenu />
        </PartBoundary>
      </AfterPaint>
    </div>
  );
}

/** Delay before the bell and the help load, in milliseconds, so that the screen's own requests go first. */
const TOOLS_AFTER = 1500;

/** Delay before a retry if the bell and the help failed to load, in milliseconds. */
const TOOLS_AGAIN = 60_000;

/** The least important header tools; the header reserves their space until their chunk has loaded. */
function AwaitedTools() {
  const [LateTools, setLateTools] = useState<ComponentType>();
  useEffect(() => {
    let timer = setTimeout(load, TOOLS_AFTER);
    function load() {
      loadLateParts().then(
        (parts) => setLateTools(() => parts.LateTools),
        () => void (timer = setTimeout(load, TOOLS_AGAIN)),
      );
    }
    return () => clearTimeout(timer);
  }, []);
  const room = <span className={styles.toolsRoom} />;
  return <Suspense fallback={room}>{LateTools ? <LateTools /> : room}</Suspense>;
}

/** Shows the company for which the user acts. If the user has several companies, a menu switches the company. */
function CompanySwitch() {
  const { t } = useTranslation('app');
  const switchTo = useSwitchCompany();
  const canSwitch = useOffers('companySwitch');
  const user = useSession((session) => session.user);
  const current = user?.myTeam.find((company) => String(company.compId) === String(user.currCompId));
  const name = current?.companyName ?? user?.company?.companyName;
  if (!user || !name) return null;

  const label = <span className={styles.companyName}>{name}</span>;
  if (!canSwitch || user.myTeam.length < 2) return <span className={styles.company}>{label}</span>;
  return (
    <MenuButton
      type="text"
      className={styles.company}
      icon={<BankOutlined />}
      aria-label={t('shell.company', { name })}
      menu={{
        selectable: true,
        selectedKeys: [String(user.currCompId)],
        items: user.myTeam.map((company) => ({ key: String(company.compId), label: company.companyName })),
        onClick: ({ key }) => {
          const company = user.myTeam.find((one) => String(one.compId) === key);
          if (company) void switchTo(company.compId, company.companyName);
        },
      }}
    >
      {label} <DownOutlined />
    </MenuButton>
  );
}
