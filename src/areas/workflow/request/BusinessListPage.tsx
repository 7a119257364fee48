import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { endInstances } from '../instance/instance.api';
import { FlowDrawer } from '../ui/FlowDrawer';
import { ChooseDefinition } from './ChooseDefinition';
import { type Business, requests } from './request.api';

const address = listAddress({
  filters: { title: text, status: entry, result: entry },
  sortable: ['applyTime'],
});
const nameOf = ({ title }: Business) => title;
const isOpen = ({ status }: Business) => status === 1;

/** The user's own requests: creates one, shows its progress, withdraws it while it is pending. */
export default function BusinessListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [choosing, setChoosing] = useState(false);
  const [shown, setShown] = useState<Business>();
  const remove = useRemove(requests, nameOf);
  const ask = useAskedChange(requests.path);

  const withdraw = (row: Business) =>
    ask({
      title: t('request.withdrawAsk', { name: row.title }),
      content: t('request.withdrawHint'),
      okText: t('request.withdraw'),
      danger: true,
      run: () => endInstances([row.procInstId ?? ''], WITHDRAWN),
      done: t('request.withdrawn'),
    });

  const columns: ProColumns<Business>[] = [
    { dataIndex: 'title', title: t('request.name'), ellipsis: true, width: 220 },
    { dataIndex: 'procName', title: t('flow.procName'), search: false },
    {
      dataIndex: 'currentTask',
      title: t('request.currentTask'),
      search: false,
      render: (_, { currentTask, status }) => (status === 4 ? t('request.brokenOffShort') : (currentTask ?? '-')),
    },
    dictColumn('act_business_result', 'result', t('flow.result')),
    dictColumn('act_business_status', 'status', t('shared:field.status')),
    { dataIndex: 'applyTime', title: t('request.applyTime'), search: false, sorter: true },
    actionsColumn(t('shared:action.actions'), (row) => (
      <RowActions
        name={nameOf(row)}
        actions={[
          { label: t('shared:action.detail'), onClick: () => setShown(row) },
          isOpen(row)
            ? {
                label: t('request.withdraw'),
                permission: 'activiti:business:cancel',
                danger: true,
                onClick: () => withdraw(row),
              }
            : {
                label: t('shared:action.remove'),
                permission: 'activiti:business:remove',
                danger: true,
                onClick: () => remove([row]),
              },
        ]}
      />
    )),
  ];

  return (
    <>
      <CrudTable
        api={requests}
        address={address}
        columns={columns}
        nameOf={nameOf}
        title={t('request.title')}
        toolbar={<NewButton permission="activiti:business:add" onClick={() => setChoosing(true)} />}
        fixedRows={isOpen}
        batch={(rows, clear) => (
          <RemoveSelected permission="activiti:business:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {choosing && <ChooseDefinition onClose={() => setChoosing(false)} />}
      {shown && (
        <FlowDrawer
          title={shown.title}
          businessKey={shown.id}
          procDefKey={shown.procDefKey}
          procDefId={shown.procDefId}
          procInstId={shown.procInstId ?? ''}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

/** The reason the family records when applicants withdraw their request (docs/contract#2.22). */
const WITHDRAWN = '主动撤销';
