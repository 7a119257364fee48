import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { definitions } from '../flow/definition.resource';
import { DeployButton } from './DeployButton';
import { useDefinitionActions } from './useDefinitionActions';
import { useDefinitionColumns } from './useDefinitionColumns';

/** The deployed processes in all versions. */
export default function ProcDefListPage() {
  const [dialogs, open] = useDialogs();
  const actionsOf = useDefinitionActions();
  const columns = useDefinitionColumns(open);
  return (
    <CrudPage
      api={definitions}
      columns={columns}
      toolbar={<DeployButton />}
      batch="remove"
      rowActions={(row, { remove }) => [...actionsOf(row), ...remove]}
    >
      {dialogs}
    </CrudPage>
  );
}
