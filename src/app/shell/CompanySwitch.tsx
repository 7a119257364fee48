import { BankOutlined, DownOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import type { Id } from '@/shared/api/crudApi';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { shareCompany } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { useErrorText } from '@/shared/ui/errorText';
import { MenuButton } from '@/shared/ui/MenuButton';
import { notify } from '@/shared/ui/notify';
import { hasUnsaved } from '@/shared/drafts/unsaved';
import { reloadPage } from '@/shared/auth/leaving';
import styles from './AppShell.module.css';

/** The company the user acts for; a menu to switch when the user has several. */
export function CompanySwitch() {
  const { t } = useTranslation('app');
  const { modal } = App.useApp();
  const errorText = useErrorText();
  const user = useSession((session) => session.user);
  const current = user?.myTeam.find((company) => String(company.compId) === String(user.currCompId));
  const name = current?.companyName ?? user?.company?.companyName;
  if (!user || !name) return null;

  async function switchTo(compId: Id, companyName: string) {
    if (!user || String(compId) === String(user.currCompId)) return;
    const ask = { title: t('shell.companySwitch'), content: t('shell.companySwitchAsk', { name: companyName }) };
    if (hasUnsaved() && !(await modal.confirm({ ...ask, focusable: { autoFocusButton: 'cancel' as const } }))) return;
    useSession.setState({ user: { ...user, currCompId: compId } });
    try {
      await request({ url: paths.switchCompany, params: { compId } });
      shareCompany();
      reloadPage();
    } catch (error) {
      useSession.setState({ user });
      if (!alreadyShown(error)) notify.error(errorText(error));
    }
  }

  const label = <span className={styles.companyName}>{name}</span>;
  if (user.myTeam.length < 2) return <span className={styles.company}>{label}</span>;
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
