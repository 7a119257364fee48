import type { Column } from '@/shared/list/column';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { linked } from '@/shared/list/actions/linked';
import { useGoTo, useMenuLink } from '@/shared/menu/links';
import { NewButton } from '@/shared/list/actions/NewButton';
import { RemoveSelected } from '@/shared/list/actions/RemoveSelected';
import { switchColumn } from '@/shared/list/switchColumn';
import { useRemove } from '@/shared/list/actions/useRemove';
import { type Training, trainings } from './training.api';
import { TryTraining } from './TryTraining';

const address = listAddress({
  filters: {
    trainingName: text,
    trainingType: entry,
    difficulty: entry,
    language: entry,
    status: entry,
  },
  sortable: ['id', 'wordCount', 'trainCount', 'sort', 'createTime'],
  defaultSort: { field: 'sort', order: 'asc' },
});

/** The list of special trainings by kind and difficulty, each with a try-out. */
export default function SpecialTrainingListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const goTo = useGoTo();
  const remove = useRemove(trainings, ({ trainingName }) => trainingName);
  const [tried, setTried] = useState<Training>();
  const number = (field: keyof Training & string) => ({
    field,
    title: t(`training.${field}`),
    kind: 'number' as const,
  });

  const columns: Column<Training>[] = [
    { field: 'trainingName', title: t('training.trainingName'), filter: true },
    switchColumn({
      api: trainings,
      title: t('shared:field.status'),
      nameOf: ({ trainingName }) => trainingName,
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

  return (
    <>
      <DraftOffer<Training>
        path={trainings.path}
        onResume={(training) =>
          training === 'new' ? goTo('specialTrainingForm') : goTo('specialTrainingEdit', { id: training.id })
        }
      />
      <CrudTable
        api={trainings}
        address={address}
        columns={columns}
        actions={(training) => [
          { label: t('training.try'), permission: 'contest:specialTraining:get', onClick: () => setTried(training) },
          ...linked(linkOf('specialTrainingEdit', { id: training.id }), {
            label: t('shared:action.edit'),
            permission: 'contest:specialTraining:edit',
            onClick: (address) => navigate(address),
          }),
          {
            label: t('shared:action.remove'),
            permission: 'contest:specialTraining:remove',
            danger: true,
            onClick: () => remove([training]),
          },
        ]}
        nameOf={({ trainingName }) => trainingName}
        title={t('training.title')}
        create={
          linkOf('specialTrainingForm') !== undefined && (
            <NewButton permission="contest:specialTraining:add" onClick={() => goTo('specialTrainingForm')} />
          )
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="contest:specialTraining:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {tried && <TryTraining lesson={tried} onClose={() => setTried(undefined)} />}
    </>
  );
}
