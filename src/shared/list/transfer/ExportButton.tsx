import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '@/shared/resource/labelOf';
import { Lazy } from '@/shared/lazy/Lazy';
import { Can } from '@/shared/auth/Can';
import type { ExportProps } from './exportList';

const loadExportModal = () => import('./ExportModal');

/** Exports the list with its current filters and sort; hidden without the permission. */
export function ExportButton<T extends object>(props: ExportProps<T>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Can permission={`${props.api.permission}:export`}>
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('export.action')}
      </Button>
      {open && (
        <Lazy load={loadExportModal} onFail={() => setOpen(false)}>
          {({ ExportModal }) => <ExportModal title={titleOf(t, props.api)} {...props} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </Can>
  );
}
