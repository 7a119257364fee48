import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { Loading } from '@/shared/display/Loading';
import { EditModal } from '@/shared/form/EditModal';
import { peopleChoices } from '@/shared/form/fields/people.api';
import { chosen } from '@/shared/form/fields/required';
import { ResourceSelect, ResourceSelectMany } from '@/shared/form/fields/ResourceSelect';
import { ReasonItem } from '@/shared/list/actions/ReasonItem';
import { refreshFlows, TASKS } from '../flow/flow.api';
import { act, isTaskAction, possibleQuery, type Target, type TaskAction } from '../flow/taskAction.api';

interface Chosen {
  action: TaskAction;
  place: 'before' | 'after';
  people: string[];
  person: string;
  step: string;
  reason: string;
}
const Field = Form.Item<Chosen>;

/**
 * The dialog for an action on a request or a task other than the decision. The user chooses the action. Depending on
 * the action, the user also chooses people or a step, and gives a reason.
 */
export function TaskActionModal({ target, name, onClose }: { target: Target; name: string; onClose: () => void }) {
  const { t } = useTranslation(['workflow', 'shared']);
  const client = useQueryClient();
  const offered = useSession(({ config }) => config.taskActions);
  const possible = useQuery(possibleQuery(target));
  const actions = (possible.data?.actions ?? []).filter(isTaskAction).filter((one) => offered.includes(one));
  const labelOf = (action: TaskAction | null | undefined) => t(action ? `action.${action}` : 'shared:action.confirm');
  return (
    <EditModal<Chosen>
      path={TASKS}
      title={t('action.title', { name })}
      okText={({ action }) => labelOf(action)}
      blocked={actions.length === 0}
      start={{ place: 'before' }}
      save={async ({ action, people, person, place, step, reason }, key) => {
        const userIds = people ?? (person ? [person] : []);
        const more = { userIds, place: place ?? undefined, step: step ?? undefined, reason: reason?.trim() };
        if (action) await act({ ...target, ...more, action }, key);
        await refreshFlows(client);
      }}
      done={({ action }) => t('action.done', { action: labelOf(action) })}
      onClose={onClose}
    >
      {possible.isSuccess ? (
        <>
          <Field name="action" label={t('action.label')} rules={[chosen]}>
            <Radio.Group options={actions.map((value) => ({ value, label: labelOf(value) }))} />
          </Field>
          <Field noStyle dependencies={['action']}>
            {({ getFieldValue }) => (
              <Details action={getFieldValue('action') as TaskAction | undefined} target={target} />
            )}
          </Field>
        </>
      ) : (
        <Loading query={possible} paragraph={{ rows: 4 }} />
      )}
    </EditModal>
  );
}

/** The fields of an action, with a text that explains it. */
function Details({ action, target }: { action: TaskAction | undefined; target: Target }) {
  const { t } = useTranslation('workflow');
  if (!action) return null;
  const source = possibleQuery(target);
  return (
    <>
      <p>{t(`action.hint.${action}`)}</p>
      {action === 'addSigner' && (
        <Field name="place" label={t('action.place')}>
          <Radio.Group
            options={(['before', 'after'] as const).map((value) => ({ value, label: t(`action.${value}`) }))}
          />
        </Field>
      )}
      {(action === 'addSigner' || action === 'copy') && (
        <Field name="people" label={t('action.people')} rules={[chosen]}>
          <ResourceSelectMany choices={peopleChoices} />
        </Field>
      )}
      {action === 'removeSigner' && (
        <Field name="people" label={t('action.people')} rules={[chosen]}>
          <ResourceSelectMany
            choices={{
              ...source,
              select: ({ signers }) =>
                (signers ?? []).map(({ userId, userName }) => ({ value: userId, label: userName ?? String(userId) })),
            }}
          />
        </Field>
      )}
      {(action === 'delegate' || action === 'handOver') && (
        <Field name="person" label={t('action.person')} rules={[chosen]}>
          <ResourceSelect choices={peopleChoices} />
        </Field>
      )}
      {action === 'return' && (
        <Field name="step" label={t('action.step')} rules={[chosen]}>
          <ResourceSelect
            choices={{
              ...source,
              select: ({ steps }) => (steps ?? []).map(({ key, name }) => ({ value: key, label: name ?? key })),
            }}
          />
        </Field>
      )}
      <ReasonItem name="reason" label={t('action.reason')} kind={`task.${action}`} required={action !== 'copy'} />
    </>
  );
}
