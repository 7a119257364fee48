import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { present } from '@/shared/list/actions/present';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { ReasonItem } from '@/shared/list/actions/ReasonItem';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import { EditModal } from '@/shared/form/EditModal';
import { chosen } from '@/shared/form/fields/required';
import { CALLS, claim, giveBack, handOn, isMine, refreshFlows, TASKS } from '../flow/flow.api';
import { peopleChoices } from '@/shared/form/fields/people.api';
import { useFlowChange } from '../flow/useFlowChange';
import { type Task, tasks } from '../flow/task.resource';
import { useMoreAction } from '../ui/useMoreAction';

/** The form values of a delegation: the user and a remark. */
interface HandedOn {
  userId: string;
  remark: string;
}
const Field = Form.Item<HandedOn>;

/** Task actions besides deciding, for the list and the review page: claim, delegate, give back, and more. */
export function useTaskActions(): (task: Task) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation(['workflow', 'shared']);
  const change = useFlowChange(TASKS);
  const can = {
    claim: useHas('POST', CALLS.claim),
    giveBack: useHas('POST', CALLS.giveBack),
    handOn: useHas('POST', CALLS.handOn),
  };
  const more = useMoreAction();
  const permission = 'activiti:task:audit' as const;

  return (task) => {
    const { id, procInstId, auditStatus, waiting, processName } = task;
    const name = processName ?? id;
    const isOpen = auditStatus === '0';
    const isTaken = Boolean(waiting?.assignee ?? task.assignee);
    const isDelegator = Boolean(waiting?.ownerId) && isMine({ assigneeId: waiting?.ownerId });
    const isOthers = !task.onBehalfOf && !isDelegator && !isMine(waiting ?? {});
    const isOnly = waiting?.people?.length === 1;
    const why = !isOpen && t('task.notNow');
    return present<RowAction>([
      can.claim && {
        label: t('task.claim'),
        permission,
        disabledReason: why || (isTaken && t('task.claimedAlready')) || (isOnly && t('task.onlyYou')),
        onClick: () => change(() => claim(id), t('task.claimDone')),
      },
      can.handOn && {
        label: t('task.handOn'),
        permission,
        disabledReason: why,
        onClick: () => open((close) => <HandOn task={task} name={name} onClose={close} />),
      },
      can.giveBack && {
        label: t('task.giveBack'),
        permission,
        disabledReason: isTaken ? isOthers && t('task.claimedAlready') : t('task.nobodyHasIt'),
        onClick: () => change(() => giveBack(id), t('task.giveBackDone')),
      },
      more({ procInstId, taskId: id }, name),
    ]);
  };
}

function HandOn({ task, name, onClose }: { task: Task; name: string; onClose: () => void }) {
  const client = useQueryClient();
  const { t } = useTranslation('workflow');
  return (
    <EditModal<HandedOn>
      path={tasks.path}
      title={t('task.handOnTitle', { name })}
      okText={t('task.handOn')}
      start={{}}
      save={async ({ userId, remark }, key) => {
        await handOn({ taskId: task.id, userId, remark }, key);
        await refreshFlows(client);
      }}
      done={t('task.handOnDone')}
      onClose={onClose}
    >
      <Field name="userId" label={t('task.handOnTo')} extra={t('task.handOnHint')} rules={[chosen]}>
        <ResourceSelect choices={peopleChoices} />
      </Field>
      <ReasonItem name="remark" label={t('task.handOnRemark')} kind="delegate" required />
    </EditModal>
  );
}
