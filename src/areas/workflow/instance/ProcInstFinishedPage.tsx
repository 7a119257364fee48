import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { listAddress, text } from '@/shared/list/listAddress';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { FlowDrawer } from '../ui/FlowDrawer';
import { useSpanWords } from '../ui/useSpanWords';
import { type Finished, finished } from './instance.api';

const address = listAddress({ filters: { procDefKey: text }, sortable: ['startTime', 'endTime', 'duration'] });
const nameOf = ({ title, procName, id }: Finished) => title ?? procName ?? id;
const PERMISSION = 'activiti:hiProcInst:remove';

/** The instances that have ended: how, why and after how long. */
export default function ProcInstFinishedPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [shown, setShown] = useState<Finished>();
  const remove = useRemove(finished, nameOf);
  const span = useSpanWords();
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
    actionsColumn(t('shared:action.actions'), (row) => (
      <RowActions
        name={nameOf(row)}
        actions={[
          { label: t('shared:action.detail'), onClick: () => setShown(row) },
          { label: t('shared:action.remove'), permission: PERMISSION, danger: true, onClick: () => remove([row]) },
        ]}
      />
    )),
  ];
  return (
    <>
      <CrudTable
        api={finished}
        address={address}
        columns={columns}
        nameOf={nameOf}
        title={t('instance.finishedTitle')}
        batch={(rows, clear) => <RemoveSelected permission={PERMISSION} remove={() => remove(rows)} clear={clear} />}
      />
      {shown && (
        <FlowDrawer
          title={nameOf(shown)}
          businessKey={shown.businessKey}
          procDefKey={shown.procDefKey}
          procDefId={shown.procDefId}
          procInstId={shown.procInstId}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
