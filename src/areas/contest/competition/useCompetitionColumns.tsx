import { useTranslation } from 'react-i18next';
import { StoredPicture } from '@/shared/files/StoredPicture';
import type { Column } from '@/shared/list/column';
import { columnsOf } from '@/shared/list/columnsOf';
import { type Competition, competitions } from './competition.resource';
import styles from './competition.module.css';
import { ContestLink } from './ContestLink';
import { ContestState } from './ContestState';

/** The columns and filters of the contests: status, start time and registrations first, rarely needed fields last. */
export function useCompetitionColumns(): Column<Competition>[] {
  const { t } = useTranslation('contest');
  return columnsOf(t, competitions, [
    {
      field: 'competitionName',
      filter: true,
      render: (contest) => (
        <span className={styles.name}>
          <StoredPicture small url={contest.cover} alt="" />
          <ContestLink contest={contest} />
        </span>
      ),
    },
    {
      field: 'contestStatus',
      dict: 'biz_contest_status',
      card: 'state',
      width: 'l',
      render: (contest) => <ContestState contest={contest} />,
    },
    { field: 'startTime', sort: true, filter: true },
    'registerCount',
    { field: 'registerStartTime', sort: true },
    'registerEndTime',
    'endTime',
    'playerCount',
    { field: 'registerFee', kind: 'money', sort: true },
    { field: 'language', filter: true },
    { field: 'competitionLevel', filter: true, filterOnly: true },
    'wordCount',
    'duration',
    'isTop',
    'organizer',
    { field: 'competitionNo', filter: true },
    { field: 'createTime', sort: true },
  ]);
}
