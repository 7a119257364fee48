import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import type { Business } from '../flow/request.resource';
import type { Waiting } from '../flow/waiting.api';
import styles from './flow.module.css';
import { useUrge } from './useUrge';
import { useWaitingWords } from './useWaitingWords';

/** The users a request waits for, shown at the top; its applicant can remind them. */
export function WaitsFor({ waiting, request }: { waiting: readonly Waiting[]; request: Business | undefined }) {
  const { t } = useTranslation('workflow');
  const { all, age } = useWaitingWords();
  const urging = useUrge();
  const own = useSession(({ user }) => request?.userId && String(request.userId) === String(user?.userId));
  const [first] = waiting;
  if (!first) return null;
  return (
    <Alert
      type="info"
      showIcon
      className={styles.note}
      title={t('waiting.waitsFor', { who: all(waiting) })}
      description={t('waiting.since', { time: first.since, span: age(first.since) })}
      action={
        urging &&
        own && (
          <Button size="small" loading={urging.busy} onClick={() => void urging.urge(first.procInstId)}>
            {t('waiting.urge')}
          </Button>
        )
      }
    />
  );
}
