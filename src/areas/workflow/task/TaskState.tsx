import { useTranslation } from 'react-i18next';
import { ColourTag } from '@/shared/dict/DictTag';
import styles from '../ui/flow.module.css';
import { StateTag } from '../ui/StateTag';
import { isMine } from '../flow/waiting.api';
import type { Task } from '../flow/task.resource';

/** Shows whether a pending task is to be decided, claimed, delegated or suspended, and its reminders. */
export function TaskState({ task: { suspended, waiting, assignee } }: { task: Task }) {
  const { t } = useTranslation('workflow');
  const urged = waiting?.urges ?? 0;
  const claimed = waiting?.assignee ?? assignee;
  const other = waiting && !isMine(waiting) ? waiting.assignee : undefined;
  return (
    <>
      {other ? (
        <ColourTag colour="default">{t('task.withOther', { name: other })}</ColourTag>
      ) : (
        <StateTag suspended={suspended === true} active="pending" />
      )}
      {claimed && !other && <small className={styles.small}>{t('task.claimed')}</small>}
      {urged > 0 && <small className={styles.small}>{t('waiting.urged', { count: urged })}</small>}
    </>
  );
}
