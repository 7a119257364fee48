import type { ProColumns } from '@ant-design/pro-components';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Can } from '@/shared/auth/Can';
import { presetsOf } from '@/shared/actions/presets';
import { BatchDecision } from '@/shared/decision/BatchDecision';
import { prefetchRecord } from '@/shared/review/prefetchRecord';
import type { PagedKind } from '@/shared/review/review';
import { reviewAddress } from '@/shared/review/reviewAddress';
import { forgetQueues } from '@/shared/review/useQueue';
import { CrudPage } from '@/shared/crud/CrudPage';
import { SuspendedTag } from '../ui/SuspendedTag';
import { type Task, tasks } from './task.api';
import { taskKind } from './task.review';
import { TaskReview } from './TaskReview';

/** What waits for the person signed in: a list, and with `id` in the address the review of one of its steps. */
export default function TaskingPage() {
  const { t } = useTranslation('workflow');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const kind = taskKind(pathname);
  const presets = presetsOf(t, 'task.presets');
  return search.has('id') ? <TaskReview kind={kind} presets={presets} /> : <TaskList kind={kind} presets={presets} />;
}

interface TaskListProps {
  kind: PagedKind<Task>;
  presets: readonly string[];
}

function TaskList({ kind, presets }: TaskListProps) {
  const { t } = useTranslation(['workflow', 'shared']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { address, nameOf } = kind;
  const queue = address.write(address.read(search)).toString();
  const addressOf = (task: Task) => reviewAddress(kind, tasks.idOf(task), queue);
  const onOpen = () => forgetQueues(client, tasks.path);

  const columns: ProColumns<Task>[] = [
    {
      dataIndex: 'processName',
      title: t('task.processName'),
      search: false,
      ellipsis: true,
      width: 240,
      render: (_, task) => (
        <Link
          to={addressOf(task)}
          onClick={onOpen}
          onPointerEnter={() => void prefetchRecord(client, kind, tasks.idOf(task))}
        >
          {nameOf(task)}
        </Link>
      ),
    },
    { dataIndex: 'processDefName', title: t('flow.procName'), search: false },
    { dataIndex: 'processDefKey', title: t('flow.key'), hideInTable: true },
    { dataIndex: 'name', title: t('task.name'), search: false },
    { dataIndex: 'applyer', title: t('flow.applyer'), search: false },
    { dataIndex: 'createTime', title: t('task.startTime'), search: false },
    {
      dataIndex: 'suspended',
      title: t('shared:field.status'),
      search: false,
      render: (_, { suspended }) => <SuspendedTag suspended={suspended === true} />,
    },
  ];
  return (
    <CrudPage
      api={tasks}
      address={address}
      permission="activiti:task"
      title={t('task.title')}
      nameOf={nameOf}
      columns={columns}
      rowActions={(task) => [
        {
          label: t(task.suspended ? 'task.look' : 'task.decide'),
          onClick: () => {
            onOpen();
            void navigate(addressOf(task));
          },
        },
      ]}
      stays={({ suspended }) => suspended === true}
      batch={(rows, clear) => (
        <Can permission="activiti:task:audit">
          <BatchDecision kind={kind} rows={rows} presets={presets} passLabel={t('task.passAll')} onDone={clear} />
        </Can>
      )}
    />
  );
}
