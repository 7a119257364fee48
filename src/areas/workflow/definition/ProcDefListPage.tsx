import { UploadOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { Can } from '@/shared/auth/Can';
import { useSubmit } from '@/shared/display/useSubmit';
import { notify } from '@/shared/display/notify';
import { definitions, deployFile } from '../flow/definition.resource';
import { useFlowChange } from '../flow/useFlowChange';
import { RunningCount, useDefinitionActions } from './useDefinitionActions';
import { useDefinitionColumns } from './useDefinitionColumns';

/** The list of deployed processes, in all versions. */
export default function ProcDefListPage() {
  const actionsOf = useDefinitionActions();
  const columns = useDefinitionColumns();
  return (
    <CrudPage
      api={definitions}
      columns={columns}
      toolbar={<DeployButton />}
      batch="remove"
      removal={(rows) => <RunningCount rows={rows} isRemoval />}
      rowActions={(row, { remove }) => [...actionsOf(row), ...remove]}
    />
  );
}

/** Deploys a file with a diagram or an archive of diagrams. The server validates the file. */
function DeployButton() {
  const { t } = useTranslation('workflow');
  const change = useFlowChange(definitions.path);
  const { busy, submit } = useSubmit((file: File) => change(() => deployFile(file), t('definition.deployed')));
  return (
    <Can permission="activiti:prof:add">
      <Upload
        accept=".xml,.bpmn,.zip,.bar"
        showUploadList={false}
        beforeUpload={(file) => {
          if (/\.(bpmn20\.xml|bpmn|zip|bar)$/i.test(file.name)) void submit(file);
          else notify.error(t('definition.wrongFile'));
          return false;
        }}
      >
        <Button type="primary" loading={busy} icon={<UploadOutlined aria-hidden="true" />}>
          {t('definition.deploy')}
        </Button>
      </Upload>
    </Can>
  );
}
