import type { Permission } from '@/shared/vocabulary/permission';
import { Lazy } from '@/shared/lazy/Lazy';
import { DownloadOutlined } from '@ant-design/icons';
import type { Column } from '../column';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { Can } from '@/shared/auth/Can';
import type { ListAddress } from '../listAddress';

const loadExportModal = () => import('./ExportModal');

/** The list to export, in the state of its address. */
export interface ExportProps<T extends object> {
  api: Pick<CrudApi<T>, 'path' | 'list'>;
  address: ListAddress;
  columns: readonly Column<T>[];
  title: string;
}

/** Exports the list with its current filters and sort; hidden without the permission. */
export function ExportButton<T extends object>({ permission, ...props }: ExportProps<T> & { permission: Permission }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Can permission={permission}>
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('export.action')}
      </Button>
      {open && (
        <Lazy load={loadExportModal} onFail={() => setOpen(false)}>
          {({ ExportModal }) => <ExportModal {...props} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </Can>
  );
}
