import { Lazy } from '@/shared/lazy/Lazy';
import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportField } from './importRows';
import type { SendRow } from './useSending';

const loadImportModal = () => import('./ImportModal');

export interface ImportProps {
  title: string;
  /** The path of the resource, whose lists are refetched after the import. */
  path: string;
  fields: readonly ImportField[];
  /** Returns what is wrong with a row whose cells are valid each, before anything is sent. */
  check?: (values: Record<string, unknown>) => readonly string[];
  /** Sends one row with the key of its import (`importRow`); when it rejects, the error is shown beside the row. */
  send: SendRow;
  /** A value the server answers once for each saved row, such as a first password: offered as a file with the rows. */
  secret?: {
    label: string;
    of: (answer: unknown) => string | undefined;
    /** Shown where the server answers none. */
    otherwise: string;
  };
}

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
