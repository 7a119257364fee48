import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { trainingName, trainings } from './training.api';
import { TryTraining } from './TryTraining';
import { useTrainingColumns } from './useTrainingColumns';

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
  const [dialogs, open] = useDialogs();

  return (
    <CrudPage
      api={trainings}
      address={address}
      permission="contest:specialTraining"
      title={t('training.title')}
      nameOf={trainingName}
      columns={useTrainingColumns()}
      batch="remove"
      rowActions={(training, own) => [
        {
          label: t('training.try'),
          permission: 'contest:specialTraining:get',
          onClick: () => open((close) => <TryTraining lesson={training} onClose={close} />),
        },
        ...own.edit,
        ...own.remove,
      ]}
      form={{ as: 'page', add: 'specialTrainingForm', edit: 'specialTrainingEdit' }}
    >
      {dialogs}
    </CrudPage>
  );
}
