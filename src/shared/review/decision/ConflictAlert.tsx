import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import type { Reviewable } from '../review';

/** Another user has already decided: shows who, when and why; their decision is not overwritten. */
export function ConflictAlert({ row, children }: { row: Reviewable; children?: ReactNode }) {
  const { t } = useTranslation('review');
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('conflict.title')}
      description={
        <>
          {t('conflict.by', { name: row.auditBy || '-', time: row.auditTime || '-' })}{' '}
          <DictTag dictType="biz_audit_status" value={row.auditStatus} />
          {row.auditRemark && <div>{t('conflict.reason', { reason: row.auditRemark })}</div>}
        </>
      }
      action={children}
    />
  );
}
