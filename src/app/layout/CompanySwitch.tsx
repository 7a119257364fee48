import { BankOutlined, DownOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { useOffers } from '@/shared/menu/useOffers';
import { MenuButton } from '@/shared/display/MenuButton';
import styles from './AppShell.module.css';
import { useSwitchCompany } from '@/app/session/useSwitchCompany';

/** The company the user acts for; a menu to switch when the user has several. */
export function CompanySwitch() {
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
