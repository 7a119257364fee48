import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { wordOf } from '@/shared/lib/wordOf';
import { useSession } from '@/shared/auth/session';
import { Lazy } from '@/shared/lazy/Lazy';
import type { PagedKind } from '@/shared/review/review';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { FlowSheet } from '../ui/FlowSheet';
import styles from '../ui/flow.module.css';
import { useWaitingTexts } from '../ui/useWaitingTexts';
import { audit } from '../flow/audit.api';
import type { Task } from '../flow/task.resource';
import { broughtBy, type DecisionForm } from './decision.api';
import { useTaskActions } from './useTaskActions';

const loadItems = () => import('./DecisionItems');

/** Reviews one task after another. Shows the request, its progress, and the form to decide. */
export function TaskReview({ kind }: { kind: PagedKind<Task> }) {
  const { t } = useTranslation(['workflow', 'shared']);
  const actions = useTaskActions();
  const whyNot = ({ suspended, waiting, heldBy }: Task) => {
    if (suspended) return t('task.suspended');
    if (heldBy?.length) return t('task.heldBy', { names: heldBy.join(t('shared:crud.comma')) });
    return waiting?.assignee ? t('task.withOtherNow', { name: waiting.assignee }) : t('task.notYours');
  };
  const { age } = useWaitingTexts();
  const takesFiles = useSession(({ config }) => config.modes?.includes('attachments'));
  const withItems: PagedKind<Task> = {
    ...kind,
    items: (task, verdict) =>
      (takesFiles || Boolean(task.asks?.length)) && (
        <Lazy load={loadItems}>{({ DecisionItems }) => <DecisionItems task={task} verdict={verdict} />}</Lazy>
      ),
    // Keeps only the changed values. Otherwise a restored draft would undo a colleague's change of another field.
    draftOf: (_, more: DecisionForm) => broughtBy(more),
    decide: (task, verdict, remark, more: DecisionForm) =>
      audit(task, verdict === 'pass' ? 2 : 3, remark, broughtBy(more)),
  };
  const formats = useFormats();
  return (
    <ReviewPage
      kind={withItems}
      actions={actions}
      lead={({ processDefName, name, applyer, createTime, auditBy, waiting, onBehalfOf, signer }) =>
        [
          processDefName,
          name,
          t('task.by', { name: applyer ?? '-' }),
          !auditBy && t('waiting.since', { time: formats.minute(createTime ?? '-'), span: age(createTime) }),
          signer ? wordOf(t, 'action.as', signer) : undefined,
          onBehalfOf ? t('task.onBehalf', { name: onBehalfOf }) : undefined,
          waiting?.urges ? t('waiting.urged', { count: waiting.urges }) : undefined,
        ].map((fact) => fact || undefined)
      }
    >
      {(task) => (
        <>
          {!task.auditStatus && <Alert type="warning" showIcon title={whyNot(task)} />}
          <div className={styles.page}>
            <FlowSheet
              businessKey={task.businessKey}
              procDefKey={task.processDefKey}
              procDefId={task.procDefId}
              procInstId={task.procInstId}
              taskId={task.id}
            />
          </div>
        </>
      )}
    </ReviewPage>
  );
}
