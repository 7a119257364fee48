import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { moneyColumn } from '@/shared/list/moneyColumn';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { safeHref } from '@/shared/lib/safeUrl';
import type { Competition } from './competition.api';
import { ContestState } from './ContestState';
import styles from './competition.module.css';

/** The columns and filters of the contests. */
export function useCompetitionColumns(): ProColumns<Competition>[] {
  const { t } = useTranslation('contest');
  const words = (key: keyof Competition & string): ProColumns<Competition> => ({
    dataIndex: key,
    title: t(`competition.${key}`),
  });
  const plain = (key: keyof Competition & string): ProColumns<Competition> => ({ ...words(key), search: false });
  const counted = (key: keyof Competition & string): ProColumns<Competition> => ({ ...plain(key), align: 'right' });
  return [
    {
      ...words('competitionName'),
      render: (_, { competitionName, cover }) => (
        <span className={styles.name}>
          {safeHref(cover) && <img src={safeHref(cover)} alt="" referrerPolicy="no-referrer" />}
          <bdi>{competitionName}</bdi>
        </span>
      ),
    },
    words('competitionNo'),
    {
      ...plain('contestStatus'),
      params: { dictType: 'biz_contest_status' },
      render: (_, contest) => <ContestState contest={contest} />,
    },
    { ...dictColumn<Competition>('biz_contest_level', 'competitionLevel', t('competition.competitionLevel')), hideInTable: true }, // prettier-ignore
    dictColumn('biz_contest_lang', 'language', t('competition.language')),
    plain('organizer'),
    { ...plain('registerStartTime'), sorter: true },
    plain('registerEndTime'),
    { ...plain('startTime'), sorter: true },
    rangeColumn(t('competition.startTime')),
    plain('endTime'),
    counted('wordCount'),
    counted('duration'),
    moneyColumn('registerFee', t('competition.registerFee')),
    counted('registerCount'),
    counted('playerCount'),
    { ...dictColumn<Competition>('sys_yes_no', 'isTop', t('competition.isTop')), search: false },
    { ...plain('createTime'), sorter: true },
  ];
}
