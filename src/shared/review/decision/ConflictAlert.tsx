import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Reviewable } from '../review';

/** Another user has already decided: shows who, when and why; their decision is not overwritten. */
export function ConflictAlert({ row, states }: { row: Reviewable; states: DictName }) {
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
          <DictTag dictType={states} value={row.auditStatus} />
          {row.auditRemark && <div>{t('conflict.reason', { reason: row.auditRemark })}</div>}
        </>
      }
    />
  );
}
