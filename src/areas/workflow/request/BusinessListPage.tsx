import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { requestName, requests } from '../flow/request.api';
import { ChooseDefinition } from './ChooseDefinition';
import { DraftsButton } from './DraftsButton';
import { isOpen, useRequestActions } from './useRequestActions';
import { useRequestColumns } from './useRequestColumns';
import { useStart } from './useStart';

const address = listAddress({
  filters: { title: text, status: entry, result: entry },
  sortable: ['applyTime'],
});

/** The user's own requests: creates one, shows its progress, withdraws it while it is pending. */
export default function BusinessListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [dialogs, open] = useDialogs();
  const starting = useStart(open);
  const actionsOf = useRequestActions(open);
  return (
    <CrudPage
      api={requests}
      address={address}
      permission="activiti:business"
      title={t('request.title')}
      nameOf={requestName}
      columns={useRequestColumns()}
      undeletable={(row) => isOpen(row) && t('request.running')}
      batch="remove"
      toolbar={<DraftsButton {...starting} />}
      rowActions={(row, { remove }) => [...actionsOf(row), ...remove]}
      form={({ close }) => <ChooseDefinition starting={starting} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
