import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMissing, useHas } from '@/shared/api/optional';
import { BlocksPage } from '@/shared/home/BlocksPage';
import { NoticesCard } from '@/shared/home/NoticesCard';
import { WaitingCard } from '@/shared/home/WaitingCard';
import { MenuLink } from '@/shared/menu/MenuLink';
import { useOffers } from '@/shared/menu/useOffers';
import { OPERATIONS } from '../activity/activity.api';
import { OwnOperations } from '../activity/OwnActivity';
import { useSettingsPages } from '../binding/useSettingsPages';
import { listOwnFigures, OWN_FIGURES } from './workplace.api';
import styles from './WorkplacePage.module.css';
import { useQuery } from '@tanstack/react-query';
import { keysOf } from '@/shared/api/queryKeys';
import { Tiles } from '@/shared/home/Tiles';
import { Loading } from '@/shared/display/Loading';
import { useFormats } from '@/shared/settings/useFormats';

/** The user's own start page: pending work, notices, the user's figures and latest operations, and links. */
export default function WorkplacePage() {
  const { t } = useTranslation(['account', 'activity', 'home']);
  const hasNotices = useOffers('notices');
  const hasFigures = useHas('GET', OWN_FIGURES);
  const hasOperations = useHas('GET', OPERATIONS);
  const names = {
    center: t('workplace.toCenter'),
    base: t('workplace.toBase'),
    custom: t('workplace.toCustom'),
    binding: t('workplace.toBinding'),
    notification: t('workplace.toNotification'),
  };
  const links = ['center', ...useSettingsPages()] as const;
  const blocks = {
    waiting: { name: t('home:waiting.title'), content: <WaitingCard /> },
    figures: { name: t('workplace.figures'), content: hasFigures && <OwnFigures /> },
    operations: {
      name: t('activity:operations'),
      content: hasOperations && (
        <Card
          size="small"
          title={t('activity:operations')}
          extra={<MenuLink to="center">{t('workplace.all')}</MenuLink>}
        >
          <OwnOperations count={5} />
        </Card>
      ),
    },
    notices: { name: t('home:notices'), content: hasNotices && <NoticesCard /> },
    links: {
      name: t('workplace.links'),
      content: (
        <Card size="small" title={t('workplace.links')}>
          <ul className={styles.links}>
            {links.map((to) => (
              <li key={to}>
                <MenuLink to={to}>{names[to]}</MenuLink>
              </li>
            ))}
          </ul>
        </Card>
      ),
    },
  };
  return <BlocksPage page="workplace" blocks={blocks} />;
}

/** The user's own figures. The server's names are in Simplified Chinese; other languages translate the known keys. */
function OwnFigures() {
  const { t, i18n } = useTranslation('account');
  const formats = useFormats();
  const figures = useQuery({
    queryKey: keysOf('/report/statistics').call('mine'),
    queryFn: ({ signal }) => listOwnFigures(signal),
  });
  if (isMissing(figures.error)) return null;
  const nameOf = (key: string, name: string) =>
    i18n.language === 'zh-CN' ? name : t(`workplace.figure.${key}`, { defaultValue: name });
  return (
    <Card size="small" title={t('workplace.figures')}>
      <section aria-label={t('workplace.figures')}>
        <Loading query={figures} title={false} />
        {figures.data && (
          <Tiles
            figures={figures.data.map(({ statKey, statName, statValue }) => ({
              key: statKey,
              name: nameOf(statKey, statName),
              value: typeof statValue === 'number' ? formats.number(statValue) : '-',
            }))}
          />
        )}
      </section>
    </Card>
  );
}
