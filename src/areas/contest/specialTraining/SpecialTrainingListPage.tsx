import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { linked } from '@/shared/actions/linked';
import { useGoTo, useMenuLink } from '@/shared/menu/links';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { switchColumn } from '@/shared/list/switchColumn';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
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
  const number = (dataIndex: keyof Training & string, sorter = false) => ({
    dataIndex,
    title: t(`training.${dataIndex}`),
    search: false as const,
    align: 'right' as const,
    sorter,
  });

  const columns: ProColumns<Training>[] = [
    { dataIndex: 'id', title: 'ID', search: false, sorter: true },
    { dataIndex: 'trainingName', title: t('training.trainingName') },
    dictColumn('biz_training_type', 'trainingType', t('training.trainingType')),
    dictColumn('biz_difficulty', 'difficulty', t('training.difficulty')),
    dictColumn('biz_contest_lang', 'language', t('training.language')),
    number('wordCount', true),
    number('duration'),
    number('targetSpeed'),
    number('targetAccuracy'),
    number('trainCount', true),
    number('avgSpeed'),
    { dataIndex: 'sort', title: t('shared:field.sort'), search: false, sorter: true },
    switchColumn({
      api: trainings,
      title: t('shared:field.status'),
      nameOf: ({ trainingName }) => trainingName,
      permission: 'contest:specialTraining:edit',
    }),
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false, sorter: true },
    actionsColumn(t('shared:action.actions'), (training) => (
      <RowActions
        name={training.trainingName}
        actions={[
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
      />
    )),
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
        nameOf={({ trainingName }) => trainingName}
        title={t('training.title')}
        toolbar={
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
