import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { requests } from '../flow/request.resource';
import { ChooseDefinition } from './ChooseDefinition';
import { DraftsButton } from './DraftsButton';
import { isOpen, useRequestActions } from './useRequestActions';
import { useRequestColumns } from './useRequestColumns';
import { useStart } from './useStart';

/** The user's own requests: create, view progress, withdraw while pending. */
export default function BusinessListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const starting = useStart();
  const actionsOf = useRequestActions(starting);
  const columns = useRequestColumns();
  return (
    <CrudPage
      api={requests}
      columns={columns}
      undeletable={(row) => isOpen(row) && t('request.running')}
      batch="remove"
      toolbar={<DraftsButton {...starting} />}
      rowActions={(row, { remove }) => [...actionsOf(row), ...remove]}
      form={({ close }) => <ChooseDefinition starting={starting} onClose={close} />}
    />
  );
}
