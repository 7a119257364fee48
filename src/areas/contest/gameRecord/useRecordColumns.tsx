import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import type { GameRecord } from './gameRecord.api';

/** The columns and filters of the runs; the contest column appears only in a list of several contests. */
export function useRecordColumns(ofSeveral: boolean): ProColumns<GameRecord>[] {
  const { t } = useTranslation('contest');
  const words = (key: keyof GameRecord & string): ProColumns<GameRecord> => ({
    dataIndex: key,
    title: t(`record.${key}`),
  });
  const plain = (key: keyof GameRecord & string): ProColumns<GameRecord> => ({ ...words(key), search: false });
  const counted = (key: keyof GameRecord & string): ProColumns<GameRecord> => ({ ...plain(key), align: 'right' });
  return [
    { ...counted('rank'), sorter: true },
    words('realName'),
    words('phone'),
    plain('unitName'),
    { ...plain('competitionName'), hideInTable: !ofSeveral },
    dictColumn('biz_record_status', 'recordStatus', t('record.recordStatus')),
    { ...counted('netSpeed'), sorter: true },
    { ...counted('accuracy'), sorter: true },
    { ...counted('speed'), sorter: true },
    { ...counted('score'), sorter: true },
    plain('awardName'),
    counted('attemptNo'),
    counted('totalChars'),
    counted('correctChars'),
    counted('errorChars'),
    counted('backspaceCount'),
    counted('usedSeconds'),
    counted('switchCount'),
    { ...plain('startTime'), sorter: true },
    rangeColumn(t('record.startTime')),
  ];
}
