import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import type { GameRecord } from './gameRecord.resource';

/** The columns and filters of the runs. The contest column appears only if the list contains several contests. */
export function useRecordColumns(ofSeveral: boolean): Column<GameRecord>[] {
  const { t } = useTranslation('contest');
  const column = (field: keyof GameRecord & string) => ({ field, title: t(`record.${field}`) });
  const counted = (field: keyof GameRecord & string) => ({ ...column(field), kind: 'number' as const });
  return [
    { ...column('realName'), filter: true },
    { ...column('recordStatus'), dict: 'biz_record_status', card: 'state', filter: true },
    { ...counted('rank'), sort: true },
    { ...counted('netSpeed'), sort: true },
    { ...counted('accuracy'), sort: true },
    { ...counted('speed'), sort: true },
    { ...counted('score'), sort: true },
    ...(ofSeveral ? [{ ...column('competitionName'), width: 'l' as const }] : []),
    { ...column('startTime'), kind: 'time', sort: true, filter: true },
    column('awardName'),
    column('unitName'),
    { ...column('phone'), secret: 'phone', filter: true },
    counted('attemptNo'),
    counted('totalChars'),
    counted('correctChars'),
    counted('errorChars'),
    counted('backspaceCount'),
    counted('usedSeconds'),
    counted('switchCount'),
  ];
}
