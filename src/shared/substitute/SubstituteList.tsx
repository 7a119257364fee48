import { serverToday } from '@/shared/settings/times';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/shared/display/Loading';
import type { Id } from '@/shared/lib/id';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useFormats } from '@/shared/settings/useFormats';
import { removeSubstitute, type Substitute, substitutesQuery } from './substitute.api';
import styles from './substitute.module.css';
import { SUBSTITUTES } from './canSubstitute.api';

/**
 * Lists the current and later periods in which a user is absent or a substitute. Offers to end a period in which
 * `userId` is absent.
 */
export function SubstituteList({ userId, of }: { userId: Id; of?: Id | undefined }) {
  const { t } = useTranslation('substitute');
  const formats = useFormats();
  const ask = useAskedChange(SUBSTITUTES);
  const periods = useQuery(substitutesQuery(of));
  if (!periods.isSuccess) return <Loading query={periods} />;
  const today = serverToday();
  const isOwn = (one: Substitute) => String(one.userId) === String(userId);
  const end = (one: Substitute) =>
    ask({
      title: t('endTitle'),
      content: t('endAsk', { user: one.userName, name: one.substituteName }),
      okText: t('end'),
      run: () => removeSubstitute(one.id),
      done: t('ended'),
    });
  if (periods.data.length === 0) return <p className={styles.hint}>{t('none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {periods.data.map((one) => (
        <li key={one.id}>
          <span>
            <bdi>{t('actsFor', { name: one.substituteName, user: one.userName })}</bdi>{' '}
            {one.beginDate <= today && <Tag color="processing">{t('running')}</Tag>}
          </span>
          <span>{t('days', { from: formats.time(one.beginDate), to: formats.time(one.endDate) })}</span>
          {one.reason && <small>{one.reason}</small>}
          {isOwn(one) && (
            <Button size="small" aria-label={t('endNamed', { name: one.substituteName })} onClick={() => end(one)}>
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
