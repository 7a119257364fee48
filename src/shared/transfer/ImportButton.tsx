import { LazyPart } from '@/shared/load/LazyPart';
import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportField } from './importRows';

/** What can be imported. */
export interface ImportProps {
  title: string;
  /** The resource: its lists are loaded again afterwards. */
  path: string;
  fields: readonly ImportField[];
  /** Sends one row; its rejection is the reason shown beside the row. */
  send: (values: Record<string, unknown>) => Promise<unknown>;
}

/** Imports records from a workbook or a CSV, checked row by row before anything is sent. */
export function ImportButton(props: ImportProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('import.action')}
      </Button>
      {open && (
        <LazyPart name="import" load={() => import('./ImportModal')} onFail={() => setOpen(false)}>
          {({ ImportModal }) => <ImportModal {...props} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}
