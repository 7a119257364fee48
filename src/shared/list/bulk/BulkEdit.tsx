import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '@/shared/lazy/Lazy';
import type { BulkEditProps } from './bulk';

const loadBulkDialog = () => import('./BulkDialog');

/** Edits a field of all selected rows; for the selection bar of a list. */
export function BulkEdit<T extends object>(props: BulkEditProps<T>) {
  const { t } = useTranslation();
  // The rows at the moment the dialog opened: the list may be refetched while it is open.
  const [rows, setRows] = useState<readonly T[]>();
  return (
    <>
      <Button size="small" onClick={() => setRows(props.rows)}>
        {t('action.edit')}
      </Button>
      {rows && (
        <Lazy load={loadBulkDialog} onFail={() => setRows(undefined)}>
          {({ BulkDialog }) => <BulkDialog {...props} rows={rows} onClose={() => setRows(undefined)} />}
        </Lazy>
      )}
    </>
  );
}
