import { keysOf } from '@/shared/api/queryKeys';
import { UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Avatar, Card, Skeleton, Statistic } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { isMissing, useHas } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import { TableFailure } from '@/shared/list/TableFailure';
import { MenuLink } from '@/shared/menu/MenuLink';
import { partOfDay } from '@/shared/lib/greeting';
import { shownHere } from '@/shared/files/shownHere';
import { OPERATIONS } from '../activity/activity.api';
import { OwnOperations } from '../activity/OwnActivity';
import { useSettingsPages } from '../ui/useSettingsPages';
import { listOwnFigures } from './workplace.api';
import styles from './WorkplacePage.module.css';

/** The user's own start page: a greeting, their figures, frequently used pages, latest activity. */
export default function WorkplacePage() {
  const { t } = useTranslation('account');
  const user = useSession((session) => session.user);
  const greeting = t(`workplace.greeting.${partOfDay(dayjs().hour())}`);
  const hasOperations = useHas('GET', OPERATIONS);
  const names = {
    center: t('workplace.toCenter'),
    base: t('workplace.toBase'),
    custom: t('workplace.toCustom'),
    binding: t('workplace.toBinding'),
    notification: t('workplace.toNotification'),
  };
  const links = ['center', ...useSettingsPages()] as const;
  return (
    <div className={styles.page}>
      <Card className={styles.wide}>
        <div className={styles.hello}>
          <Avatar size={56} src={shownHere(user?.avatar)} icon={<UserOutlined />} alt="" />
          <div>
            <p className={styles.name}>{t('workplace.hello', { greeting, name: user?.userName })}</p>
            <p className={styles.where}>
              {[dayjs().format('YYYY-MM-DD'), user?.company?.companyName].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </Card>
      <Figures />
      {hasOperations && (
        <Card title={t('center.operations')} extra={<MenuLink to="center">{t('workplace.all')}</MenuLink>}>
          <OwnOperations count={5} />
        </Card>
      )}
      <Card title={t('workplace.links')}>
        <ul className={styles.links}>
          {links.map((to) => (
            <li key={to}>
              <MenuLink to={to}>{names[to]}</MenuLink>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Figures() {
  const { t, i18n } = useTranslation('account');
  const figures = useQuery({
    queryKey: keysOf('/report/statistics').call('mine'),
    queryFn: ({ signal }) => listOwnFigures(signal),
  });
  if (isMissing(figures.error)) return null;
  return (
    <section aria-label={t('workplace.figures')} className={`${styles.figures} ${styles.wide}`}>
      {figures.isPending && <Skeleton active />}
      {figures.isError && <TableFailure error={figures.error} onRetry={() => void figures.refetch()} />}
      {figures.data?.map(({ statKey, statName, statValue }) => (
        <Card key={statKey} size="small">
          <Statistic
            title={i18n.language === 'zh-CN' ? statName : t(`workplace.figure.${statKey}`, { defaultValue: statName })}
            value={statValue ?? '-'}
          />
        </Card>
      ))}
    </section>
  );
}
