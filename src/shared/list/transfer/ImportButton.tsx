import { Lazy } from '@/shared/lazy/Lazy';
import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '@/shared/resource/labelOf';
import type { ImportField } from './importRows';
import type { ImportProps } from './importSpec';

const loadImportModal = () => import('./ImportModal');

interface ImportButtonProps extends Omit<ImportProps, 'path' | 'fields'> {
  /** The resource: its path, and the group of messages that has its fields' labels. */
  api: { path: string; messages: string };
  fields: readonly (Omit<ImportField, 'label'> & { label?: string })[];
}

/** Imports records from a workbook or a CSV file. All rows are validated before the first row is sent. */
export function ImportButton({ api, ...props }: ImportButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const fields = props.fields.map((field) => ({ label: labelOf(t, api, field.name), ...field }));
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('action.import')}
      </Button>
      {open && (
        <Lazy load={loadImportModal} onFail={() => setOpen(false)}>
          {({ ImportModal }) => (
            <ImportModal {...props} path={api.path} fields={fields} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </>
  );
}
