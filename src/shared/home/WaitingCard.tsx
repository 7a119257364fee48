import { useQueries } from '@tanstack/react-query';
import { Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAsked } from '@/shared/auth/asked';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import type { Waiting } from '@/shared/area/area';
import { useMenuLink } from '@/shared/menu/links';
import { ageText } from '@/shared/review/waiting/waitingTime';
import { Hint } from './Hint';
import styles from './home.module.css';
import { inRow } from './inRow';
import { inOrder, isOverdue, minutesSince, waitingKinds, waitingQuery } from './waiting';

/** The user's pending work, in the order of `inOrder`. Each count links to the rows that it counts. */
export function WaitingCard() {
  const { t } = useTranslation('home');
  const user = useSession((session) => session.user);
  const kinds = waitingKinds();
  useAsked(kinds.flatMap(({ permission }) => permission ?? []));
  const linkOf = useMenuLink();
  const hours = useSession(({ config }) => config.overdueHours);
  const own = kinds.flatMap((one) => {
    const allowed = one.permission === undefined || can(user, one.permission);
    const to = allowed ? linkOf(one.menuKey, new URLSearchParams(one.search)) : undefined;
    return to === undefined ? [] : [{ ...one, to }];
  });
  const queues = useQueries({ queries: own.map(waitingQuery) });
  if (own.length === 0) return null;
  const counted = own.map((kind, index) => ({
    kind,
    queue: queues[index]?.data,
    isPending: queues[index]?.isPending ?? true,
  }));
  const isPending = counted.some((one) => one.isPending);
  // All tiles appear together, because a late tile would move the others away under the user's finger.
  const shown = isPending ? [] : inOrder(counted, hours);
  return (
    <Card title={t('waiting.title')} size="small" extra={<Hint>{t('waiting.order')}</Hint>}>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {!isPending && shown.length === 0 && <p className={styles.none}>{t('waiting.none')}</p>}
      <ul className={styles.waiting} data-row style={inRow(shown.length)}>
        {shown.map(({ kind, queue }) => (
          <li key={kind.name}>
            <Link to={kind.to}>
              <span>{t(`waiting.${kind.name}`)}</span>
              <strong>{queue?.total ?? t('waiting.unknown')}</strong>
              <Since since={queue?.since} kind={kind} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows how long the oldest row has been pending, highlighted if a review is overdue. */
function Since({ since, kind }: { since: string | undefined; kind: Waiting }) {
  const { t } = useTranslation('home');
  const { t: tReview } = useTranslation('review');
  const hours = useSession(({ config }) => config.overdueHours);
  const minutes = since === undefined ? undefined : minutesSince(since);
  if (minutes === undefined) return <small>&nbsp;</small>;
  const age = t('waiting.since', { age: ageText(tReview, minutes) });
  if (!isOverdue(kind, since, hours)) return <small>{age}</small>;
  return (
    <small className={styles.overdue} title={tReview('overdue.title', { count: hours })}>
      {tReview('overdue.age', { age })}
    </small>
  );
}
