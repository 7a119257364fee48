import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { listAddress, text } from '@/shared/list/listAddress';
import { definitionName, definitions } from '../flow/definition.api';
import { DeployButton } from './DeployButton';
import { useDefinitionActions } from './useDefinitionActions';
import { useDefinitionColumns } from './useDefinitionColumns';

const address = listAddress({ filters: { key: text }, sortable: ['name', 'version'] });

/** The deployed processes in all versions. */
export default function ProcDefListPage() {
  const { t } = useTranslation('workflow');
  const [dialogs, open] = useDialogs();
  const actionsOf = useDefinitionActions();
  return (
    <CrudPage
      api={definitions}
      address={address}
      permission="activiti:prof"
      title={t('definition.title')}
      nameOf={definitionName}
      columns={useDefinitionColumns(open)}
      toolbar={<DeployButton />}
      batch="remove"
      rowActions={(row, { remove }) => [...actionsOf(row), ...remove]}
    >
      {dialogs}
    </CrudPage>
  );
}
