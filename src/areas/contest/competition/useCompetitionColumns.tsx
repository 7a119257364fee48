import { useTranslation } from 'react-i18next';
import { StoredPicture } from '@/shared/files/StoredPicture';
import type { Column } from '@/shared/list/column';
import type { Competition } from './competition.resource';
import styles from './competition.module.css';
import { ContestLink } from './ContestLink';
import { ContestState } from './ContestState';

/** The columns and filters of the contests: dates and number of players first, rarely needed fields last. */
export function useCompetitionColumns(): Column<Competition>[] {
  const { t } = useTranslation('contest');
  const column = (field: keyof Competition & string) => ({ field, title: t(`competition.${field}`) });
  const counted = (field: keyof Competition & string) => ({ ...column(field), kind: 'number' as const });
  const time = (field: keyof Competition & string) => ({ ...column(field), kind: 'time' as const });
  return [
    {
      ...column('competitionName'),
      filter: true,
      render: (contest) => (
        <span className={styles.name}>
          <StoredPicture small url={contest.cover} alt="" />
          <ContestLink contest={contest} />
        </span>
      ),
    },
    {
      ...column('contestStatus'),
      dict: 'biz_contest_status',
      card: 'state',
      width: 'l',
      render: (contest) => <ContestState contest={contest} />,
    },
    { ...time('startTime'), sort: true, filter: true },
    counted('registerCount'),
    { ...time('registerStartTime'), sort: true },
    time('registerEndTime'),
    time('endTime'),
    counted('playerCount'),
    { ...column('registerFee'), kind: 'money', sort: true },
    { ...column('language'), dict: 'biz_contest_lang', filter: true },
    { ...column('competitionLevel'), dict: 'biz_contest_level', filter: true, filterOnly: true },
    counted('wordCount'),
    counted('duration'),
    { ...column('isTop'), dict: 'sys_yes_no' },
    column('organizer'),
    { ...column('competitionNo'), filter: true },
    { ...time('createTime'), sort: true },
  ];
}
