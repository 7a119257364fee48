import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { trainings } from './training.resource';
import { TryTraining } from './TryTraining';
import { useTrainingColumns } from './useTrainingColumns';

/** The list of special trainings by kind and difficulty. A row action lets the user try the training. */
export default function SpecialTrainingListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const open = useOpenDialog();

  const columns = useTrainingColumns();
  const address = addressOf(columns, { defaultSort: { field: 'sort', order: 'asc' } });
  return (
    <CrudPage
      api={trainings}
      address={address}
      columns={columns}
      batch="remove"
      bulk={{ fields: ['trainingType', 'difficulty', 'language', 'status'] }}
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
    />
  );
}
