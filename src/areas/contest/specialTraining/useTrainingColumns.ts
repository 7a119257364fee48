import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Training, trainings } from './training.resource';

/** The columns and filters of the trainings. */
export function useTrainingColumns(): Column<Training>[] {
  const { t } = useTranslation(['contest', 'shared']);
  const number = (field: keyof Training & string) => ({
    field,
    title: t(`training.${field}`),
    kind: 'number' as const,
  });
  return columnsOf(t, trainings, [
    { field: 'trainingName', filter: true },
    switchColumn(trainings),
    { field: 'trainingType', filter: true },
    { field: 'difficulty', filter: true },
    { field: 'language', filter: true },
    { ...number('wordCount'), sort: true },
    { ...number('duration'), text: ({ duration }) => (duration === 0 ? t('unlimited') : duration) },
    { ...number('trainCount'), sort: true },
    number('avgSpeed'),
    number('targetSpeed'),
    number('targetAccuracy'),
    { field: 'sort', sort: true },
    { field: 'createTime', sort: true },
    { field: 'id', title: 'ID', sort: true, width: 's' },
  ]);
}
