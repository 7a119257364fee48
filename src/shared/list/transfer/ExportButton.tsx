import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { titleOf } from '@/shared/resource/labelOf';
import { Lazy } from '@/shared/lazy/Lazy';
import { Can } from '@/shared/auth/Can';
import type { ExportProps } from './exportList';
import { useJobs } from './jobs';

const loadExportModal = () => import('./ExportModal');

/** Exports the list with its current filters and sort; hidden without the permission. */
export function ExportButton<T extends object>(props: ExportProps<T>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const again = useJobs(({ reopened }) =>
    reopened?.choice?.address.split('?')[0] === pathname ? reopened : undefined,
  );
  const close = () => {
    setOpen(false);
    useJobs.setState({ reopened: undefined });
  };
  return (
    <Can permission={`${props.api.permission}:export`}>
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('action.export')}
      </Button>
      {(open || again) && (
        <Lazy load={loadExportModal} onFail={close}>
          {({ ExportModal }) => <ExportModal title={titleOf(t, props.api)} {...props} again={again} onClose={close} />}
        </Lazy>
      )}
    </Can>
  );
}
