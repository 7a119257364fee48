import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordQuery } from '@/shared/record/recordQuery';
import { TableFailure } from '@/shared/display/TableFailure';
import { DictTag } from '@/shared/dict/DictTag';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { type Agreement, agreements } from './agreement.resource';

/** An agreement as its readers see it, with its version and effective date. */
export function AgreementPreview({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { t } = useTranslation('system');
  const [open, setOpen] = useState(true);
  const { data, isError, error, refetch } = useQuery(recordQuery(agreements, agreement.id));
  return (
    <Modal
      open={open}
      width={800}
      title={agreement.title}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      {isError && <TableFailure error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton active />}
      {data && (
        <>
          <p>
            <DictTag dictType="biz_publish_status" value={data.publishStatus} />{' '}
            {t('agreement.since', { version: data.version, time: data.effectiveTime })}
          </p>
          <RichView html={data.content} />
        </>
      )}
    </Modal>
  );
}
