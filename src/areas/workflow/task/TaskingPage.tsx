import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Column } from '@/shared/list/column';
import { useCan } from '@/shared/auth/Can';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { wordOf } from '@/shared/lib/wordOf';
import { useListState } from '@/shared/list/useListState';
import { MenuLink } from '@/shared/menu/MenuLink';
import { BatchDecision } from '@/shared/review/decision/BatchDecision';
import { prefetchRecord } from '@/shared/review/prefetchRecord';
import { forgetQueues } from '@/shared/review/useQueue';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { ColourTag } from '@/shared/dict/DictTag';
import { listAddress, text } from '@/shared/list/listAddress';
import { auditMoves } from '@/shared/resource/transitions/recordMoves';
import type { PagedKind } from '@/shared/review/review';
import { processFilter } from '../definition/processFilter';
import { Age, useWaitingTexts } from '../ui/useWaitingTexts';
import { audit } from '../flow/audit.api';
import { type Task, tasks } from '../flow/task.resource';
import { TaskReview } from './TaskReview';
import { useTaskActions } from './useTaskActions';
import styles from '../ui/flow.module.css';
import { StateTag } from '../ui/StateTag';
import { isMine, refreshFlows } from '../flow/flow.api';
import { prefetchFlow } from '../flow/flow.queries';

/** The pending tasks of the signed-in user. If the URL has an `id`, the review of that task. */
export default function TaskingPage() {
  const [search] = useSearchParams();
  return search.has('id') ? <TaskReview kind={taskKind} /> : <TaskList />;
}

function TaskList() {
  const { t } = useTranslation(['workflow', 'shared']);
  const client = useQueryClient();
  const link = useLinkAction();
  const { address, detailKey } = taskKind;
  const { query: queue } = useListState(address, tasks.path);
  const queryOf = (task: Task) => ({ id: tasks.idOf(task), queue });
  const waitingTexts = useWaitingTexts();
  const actionsOf = useTaskActions();
  const mayDecide = useCan('activiti:task:audit');
  const onOpen = () => forgetQueues(client, tasks.path);

  const columns: Column<Task>[] = [
    {
      field: 'processName',
      title: t('task.processName'),
      width: 'l',
      filter: true,
      render: (task) => (
        <MenuLink
          to={detailKey}
          query={queryOf(task)}
          onClick={onOpen}
          onPointerEnter={() => void prefetchRecord(client, taskKind, tasks.idOf(task))}
        >
          {tasks.nameOf(task)}
        </MenuLink>
      ),
    },
    {
      field: 'suspended',
      card: 'state',
      title: t('shared:field.status'),
      render: (task) => <TaskState task={task} />,
    },
    {
      key: 'waiting',
      title: t('waiting.title'),
      card: 'fact',
      render: ({ createTime, dueDate }) => <Age since={createTime} due={dueDate} />,
      text: ({ createTime }) => waitingTexts.age(createTime),
    },
    { field: 'applyer', title: t('flow.applyer'), filter: true, card: 'fact' },
    { field: 'name', title: t('task.name') },
    { field: 'processDefName', title: t('flow.procName'), filter: processFilter('processDefKey') },
    { field: 'createTime', title: t('task.startTime'), kind: 'time' },
  ];
  return (
    <CrudPage
      api={tasks}
      address={address}
      columns={columns}
      rowActions={(task) => [
        ...link(detailKey, queryOf(task), { label: t(task.auditStatus ? 'task.decide' : 'task.look'), onOpen }),
        ...actionsOf(task),
      ]}
      undeletable={({ auditStatus }) => !auditStatus}
      batch={
        mayDecide &&
        ((rows, clear) => <BatchDecision kind={taskKind} rows={rows} passLabel={t('task.passAll')} onDone={clear} />)
      }
    />
  );
}

/**
 * Shows whether a task is pending, suspended or assigned to another user. Separate lines show why the user was added,
 * and the added signers. Further lines show the absent user whom the user substitutes, a claim by the user, and the
 * number of reminders.
 */
function TaskState({ task: { suspended, waiting, assignee, onBehalfOf, heldBy, signer } }: { task: Task }) {
  const { t } = useTranslation(['workflow', 'shared']);
  const urged = waiting?.urges ?? 0;
  const claimed = waiting?.assignee ?? assignee;
  const other = waiting && !onBehalfOf && !isMine(waiting) ? waiting.assignee : undefined;
  return (
    <>
      {other ? (
        <ColourTag colour="default">{t('task.withOther', { name: other })}</ColourTag>
      ) : (
        <StateTag suspended={suspended === true} active="pending" />
      )}
      {signer && <small className={styles.small}>{wordOf(t, 'action.as', signer)}</small>}
      {Boolean(heldBy?.length) && (
        <small className={styles.small}>{t('task.held', { names: heldBy?.join(t('shared:crud.comma')) })}</small>
      )}
      {onBehalfOf && <small className={styles.small}>{t('task.onBehalf', { name: onBehalfOf })}</small>}
      {claimed && !other && !onBehalfOf && <small className={styles.small}>{t('task.claimed')}</small>}
      {urged > 0 && <small className={styles.small}>{t('waiting.urged', { count: urged })}</small>}
    </>
  );
}

/** Declares tasks as reviewable records. List and review share one menu entry. */
const taskKind: PagedKind<Task> = {
  api: tasks,
  moves: auditMoves('activiti:task'),
  presets: 'workflow:task.presets',
  address: listAddress({ filters: { processName: text, applyer: text, processDefKey: text }, sortable: [] }),
  listKey: 'tasking',
  detailKey: 'tasking',
  // Notes belong to the request, so all its steps share them.
  notesId: ({ procInstId }) => procInstId,
  decide: (task, verdict, remark) => audit(task, verdict === 'pass' ? 2 : 3, remark),
  refresh: refreshFlows,
  prefetch: (client, task) => prefetchFlow(client, { ...task, procDefKey: task.processDefKey, taskId: task.id }),
};
