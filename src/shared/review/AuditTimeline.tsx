import { useFormats } from '@/shared/settings/useFormats';
import { useTranslation } from 'react-i18next';
import { wordOf } from '@/shared/lib/wordOf';
import { Section } from '@/shared/record/Section';
import styles from '@/shared/history/history.module.css';
import type { AuditLog } from './review';
import { minutesBetween, useWaited } from './waiting/waitingTime';

interface AuditTimelineProps {
  logs: readonly AuditLog[];
  /** Returns the label of an action, for records whose actions differ from those of a review. */
  actionLabel?: (action: string) => string;
}

/** The history of a record, newest first: who did what, when and why, and the wait before each decision. */
export function AuditTimeline({ logs, actionLabel }: AuditTimelineProps) {
  const { t } = useTranslation('review');
  const waited = useWaited();
  const operatorOf = ({ operatorName, onBehalfOf }: AuditLog) => {
    const name = operatorName || '-';
    return onBehalfOf ? t('timeline.onBehalf', { name, owner: onBehalfOf }) : name;
  };
  const formats = useFormats();
  return (
    <Section title={t('timeline.title')} folds>
      {logs.length === 0 && <p style={{ color: 'var(--text-soft)' }}>{t('timeline.none')}</p>}
      <ol className={styles.timeline}>
        {logs.map((log, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a server may repeat an id; the order never changes
          <li key={`${index} ${log.id}`} className={styles[log.action]}>
            <div className={styles.entry}>
              <strong>{actionLabel?.(log.action) ?? wordOf(t, 'timeline', log.action)}</strong>
              <bdi>{operatorOf(log)}</bdi>
              <time>{formats.time(log.operateTime)}</time>
              {isDecision(log) && <span>{waited(minutesBetween(submitBefore(logs, index), log.operateTime))}</span>}
            </div>
            {log.remark && (
              <div className={styles.remark}>{log.action === 'later' ? formats.time(log.remark) : log.remark}</div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const isDecision = ({ action }: AuditLog) => ['pass', 'reject', 'askMore'].includes(action);

/** The time of the applicant's last submission or answer before a history entry; entries are newest first. */
const submitBefore = (logs: readonly AuditLog[], index: number) =>
  logs.slice(index + 1).find(({ action }) => action === 'submit' || action === 'answer')?.operateTime;
