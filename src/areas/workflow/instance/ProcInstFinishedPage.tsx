import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { listAddress, text } from '@/shared/list/listAddress';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { useSpanWords } from '../ui/useSpanWords';
import { FlowDrawer } from '../ui/FlowDrawer';
import { type Finished, finished } from './instance.api';

const address = listAddress({ filters: { procDefKey: text }, sortable: ['startTime', 'endTime', 'duration'] });
const nameOf = ({ title, procName, id }: Finished) => title ?? procName ?? id;

/** The finished instances with result, reason and duration. */
export default function ProcInstFinishedPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [dialogs, open] = useDialogs();
  const span = useSpanWords();
  const show = (row: Finished) =>
    open((close) => (
      <FlowDrawer
        title={nameOf(row)}
        businessKey={row.businessKey}
        procDefKey={row.procDefKey}
        procDefId={row.procDefId}
        procInstId={row.procInstId}
        onClose={close}
      />
    ));
  const columns: ProColumns<Finished>[] = [
    { dataIndex: 'procInstId', title: t('instance.id'), search: false },
    { dataIndex: 'title', title: t('request.name'), search: false, ellipsis: true, width: 200 },
    { dataIndex: 'procName', title: t('instance.name'), search: false },
    { dataIndex: 'applyer', title: t('flow.applyer'), search: false },
    { dataIndex: 'procDefKey', title: t('flow.key') },
    { ...dictColumn<Finished>('act_business_result', 'result', t('flow.result')), search: false },
    {
      dataIndex: 'duration',
      title: t('flow.duration'),
      search: false,
      sorter: true,
      render: (_, { duration }) => span(duration),
    },
    {
      dataIndex: 'deleteReason',
      title: t('instance.endReason'),
      search: false,
      render: (_, { deleteReason }) =>
        deleteReason === 'suspend-no auditor' ? t('request.brokenOffShort') : (deleteReason ?? '-'),
    },
    { dataIndex: 'startTime', title: t('instance.startTime'), search: false, sorter: true },
    { dataIndex: 'endTime', title: t('instance.endTime'), search: false, sorter: true },
  ];
  return (
    <CrudPage
      api={finished}
      address={address}
      permission="activiti:hiProcInst"
      title={t('instance.finishedTitle')}
      nameOf={nameOf}
      columns={columns}
      batch="remove"
      rowActions={(row, { remove }) => [{ label: t('shared:action.detail'), onClick: () => show(row) }, ...remove]}
    >
      {dialogs}
    </CrudPage>
  );
}
