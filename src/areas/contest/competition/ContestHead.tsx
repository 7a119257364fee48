import { useFormats } from '@/shared/settings/useFormats';
import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToList } from '@/shared/menu/BackToList';
import { recordQuery } from '@/shared/record/recordQuery';
import { TableFailure } from '@/shared/display/TableFailure';
import { type Competition, competitions } from './competition.resource';
import styles from './competition.module.css';
import { ContestLists } from './ContestLink';
import { ContestState } from './ContestState';

const useContest = (id: string) => useQuery(recordQuery(competitions, id));

/** The card above a list of registrations or runs: a link to the contest list, and the contest or the load error. */
export function ContestHead({ id, children }: { id: string; children?: (contest: Competition) => ReactNode }) {
  const { t } = useTranslation('contest');
  const { time } = useFormats();
  const { data: contest, isPending, isError, error, refetch } = useContest(id);
  return (
    <Card size="small" className={styles.head ?? ''}>
      <BackToList list="competition">{t('competition.toList')}</BackToList>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {isError && <TableFailure error={error} onRetry={() => void refetch()} />}
      {contest && (
        <div className={styles.about}>
          <h2>
            <bdi>{contest.competitionName}</bdi>
          </h2>
          <ContestState contest={contest} />
          <span>
            {t('competition.registerTimes')} {time(contest.registerStartTime)} – {time(contest.registerEndTime)}
          </span>
          <span>
            {t('competition.contestTimes')} {time(contest.startTime)} – {time(contest.endTime)}
          </span>
          <span>
            {t('competition.counted', { count: contest.registerCount ?? 0, players: contest.playerCount ?? 0 })}
          </span>
          {children?.(contest)}
          <ContestLists contest={contest} />
        </div>
      )}
    </Card>
  );
}
