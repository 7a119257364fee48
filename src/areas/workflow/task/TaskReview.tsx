import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PagedKind } from '@/shared/review/review';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { FlowSheet } from '../ui/FlowSheet';
import styles from '../ui/flow.module.css';
import type { Task } from './task.api';

interface TaskReviewProps {
  kind: PagedKind<Task>;
  /** Preset reasons for a rejection. */
  presets: readonly string[];
}

/** Reviews one task after another: the request, its progress, and the decision. */
export function TaskReview({ kind, presets }: TaskReviewProps) {
  const { t } = useTranslation('workflow');
  return (
    <ReviewPage
      kind={kind}
      presets={presets}
      lead={({ processDefName, name, applyer, createTime }) => [processDefName, name, applyer, createTime]}
    >
      {(task) => (
        <>
          {!task.auditStatus && (
            <Alert type="warning" showIcon title={t(task.suspended ? 'task.suspended' : 'task.notYours')} />
          )}
          <div className={styles.page}>
            <FlowSheet
              businessKey={task.businessKey}
              procDefKey={task.processDefKey}
              procDefId={task.procDefId}
              procInstId={task.procInstId}
            />
          </div>
        </>
      )}
    </ReviewPage>
  );
}
