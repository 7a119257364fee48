import { Lazy } from '@/shared/lazy/Lazy';
import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportProps } from './useSending';

const loadImportModal = () => import('./ImportModal');

/** Imports records from a workbook or a CSV; all rows are validated before any is sent. */
export function ImportButton(props: ImportProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('import.action')}
      </Button>
      {open && (
        <Lazy load={loadImportModal} onFail={() => setOpen(false)}>
          {({ ImportModal }) => <ImportModal {...props} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
