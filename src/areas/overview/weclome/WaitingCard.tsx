import { keysOf } from '@/shared/api/queryKeys';
import { useQueries } from '@tanstack/react-query';
import { Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAsked } from '@/shared/auth/asked';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { useMenuLink } from '@/shared/menu/links';
import { WAITING } from './waiting';
import { countRows } from './weclome.api';
import styles from './WeclomePage.module.css';

/** The user's pending work: each count links to the rows it counts. */
export function WaitingCard() {
  const { t } = useTranslation('overview');
  const user = useSession((session) => session.user);
  useAsked(WAITING.map(({ permission }) => permission));
  const linkOf = useMenuLink();
  const own = WAITING.flatMap((one) => {
    const to = can(user, one.permission) ? linkOf(one.menuKey, new URLSearchParams(one.search)) : undefined;
    return to === undefined ? [] : [{ ...one, to }];
  });
  const counts = useQueries({
    queries: own.map(({ url, filters }) => ({
      queryKey: keysOf(url.replace(/\/list$/, '')).total(filters),
      queryFn: ({ signal }: { signal: AbortSignal }) => countRows(url, filters, signal),
    })),
  });
  if (own.length === 0) return null;
  return (
    <Card title={t('weclome.waiting.title')} size="small" className={styles.wide ?? ''}>
      <ul className={styles.waiting}>
        {own.map(({ name, to }, index) => (
          <li key={name}>
            <Link to={to}>
              <span>{t(`weclome.waiting.${name}`)}</span>
              {counts[index]?.isPending ? (
                <Skeleton.Button active size="small" />
              ) : (
                <strong>{counts[index]?.data ?? t('weclome.waiting.unknown')}</strong>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
