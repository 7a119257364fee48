import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Training, trainingName, trainings } from './training.api';

/** The columns and filters of the trainings. */
export function useTrainingColumns(): Column<Training>[] {
  const { t } = useTranslation(['contest', 'shared']);
  const number = (field: keyof Training & string) => ({
    field,
    title: t(`training.${field}`),
    kind: 'number' as const,
  });
  return [
    { field: 'trainingName', title: t('training.trainingName'), filter: true },
    switchColumn({
      api: trainings,
      title: t('shared:field.status'),
      nameOf: trainingName,
      permission: 'contest:specialTraining:edit',
    }),
    { field: 'trainingType', title: t('training.trainingType'), dict: 'biz_training_type', filter: true },
    { field: 'difficulty', title: t('training.difficulty'), dict: 'biz_difficulty', filter: true },
    { field: 'language', title: t('training.language'), dict: 'biz_contest_lang', filter: true },
    { ...number('wordCount'), sort: true },
    number('duration'),
    { ...number('trainCount'), sort: true },
    number('avgSpeed'),
    number('targetSpeed'),
    number('targetAccuracy'),
    { field: 'sort', title: t('shared:field.sort'), kind: 'number', sort: true },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time', sort: true },
    { field: 'id', title: 'ID', sort: true, width: 's' },
  ];
}
