import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { DictTag } from '@/shared/dict/DictTag';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Reviewable } from '../review';

interface ConflictAlertProps {
  row: Reviewable;
  states: DictName;
  /** True if this user has also tried to decide. */
  lost: boolean;
}

/**
 * Reports that another user has already decided, and shows that user's name, the time and the reason. The other user's
 * decision remains in force.
 */
export function ConflictAlert({ row, states, lost }: ConflictAlertProps) {
  const { t } = useTranslation('review');
  const { time } = useFormats();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t(lost ? 'conflict.lost' : 'conflict.title')}
      description={
        <>
          {t('conflict.by', { name: row.auditBy || '-', time: time(row.auditTime) })}{' '}
          <DictTag dictType={states} value={row.auditStatus} />
          {row.auditRemark && <div>{t('conflict.reason', { reason: row.auditRemark })}</div>}
        </>
      }
    />
  );
}
