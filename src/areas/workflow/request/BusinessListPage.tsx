import type { Column } from '@/shared/list/column';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrudTable } from '@/shared/list/CrudTable';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/list/actions/NewButton';
import { RemoveSelected } from '@/shared/list/actions/RemoveSelected';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useRemove } from '@/shared/list/actions/useRemove';
import { useDialogs } from '@/shared/display/useDialogs';
import { endInstances } from '../instance/instance.api';
import { FlowDrawer } from '../ui/FlowDrawer';
import { Age } from '../ui/Age';
import { useUrge } from '../ui/useUrge';
import { useWaitingWords } from '../ui/useWaitingWords';
import { ChooseDefinition } from './ChooseDefinition';
import { DraftsButton } from './DraftsButton';
import { type Business, requests } from '../flow/request.api';
import { useStart } from './useStart';

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
  const [dialogs, open] = useDialogs();
  const starting = useStart(open);
  const urging = useUrge();
  const words = useWaitingWords();
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

  const columns: Column<Business>[] = [
    { field: 'title', title: t('request.name'), filter: true, width: 'l' },
    { field: 'status', title: t('shared:field.status'), dict: 'act_business_status', filter: true, card: 'state' },
    {
      key: 'waiting',
      title: t('waiting.for'),
      card: 'fact',
      width: 'l',
      text: ({ waiting = [] }) => words.all(waiting),
    },
    {
      key: 'age',
      title: t('waiting.title'),
      card: 'fact',
      render: ({ waiting: [first] = [] }) => <Age since={first?.since} due={first?.dueDate} />,
      text: ({ waiting: [first] = [] }) => words.age(first?.since),
    },
    { field: 'applyTime', title: t('request.applyTime'), kind: 'time', sort: true },
    { field: 'procName', title: t('flow.procName') },
    {
      field: 'currentTask',
      title: t('request.currentTask'),
      render: ({ currentTask, status }) => (status === 4 ? t('request.brokenOffShort') : (currentTask ?? '-')),
    },
    { field: 'result', title: t('flow.result'), dict: 'act_business_result', filter: true },
  ];

  return (
    <>
      <CrudTable
        api={requests}
        address={address}
        columns={columns}
        actions={(row) => [
          { label: t('shared:action.detail'), onClick: () => setShown(row) },
          ...(urging
            ? [
                {
                  label: t('waiting.urge'),
                  disabledReason: !isOpen(row) && t('request.over'),
                  onClick: () => urging.urge(row.procInstId ?? ''),
                },
              ]
            : []),
          {
            label: t('request.withdraw'),
            permission: 'activiti:business:cancel',
            danger: true,
            disabledReason: !isOpen(row) && t('request.over'),
            onClick: () => withdraw(row),
          },
          {
            label: t('shared:action.remove'),
            permission: 'activiti:business:remove',
            danger: true,
            disabledReason: isOpen(row) && t('request.running'),
            onClick: () => remove([row]),
          },
        ]}
        nameOf={nameOf}
        title={t('request.title')}
        toolbar={<DraftsButton {...starting} />}
        create={<NewButton permission="activiti:business:add" onClick={() => setChoosing(true)} />}
        fixedRows={isOpen}
        batch={(rows, clear) => (
          <RemoveSelected permission="activiti:business:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {choosing && <ChooseDefinition starting={starting} onClose={() => setChoosing(false)} />}
      {dialogs}
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
