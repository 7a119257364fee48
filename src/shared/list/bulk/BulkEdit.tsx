import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import type { BulkEditProps } from './bulk';

const loadBulkDialog = () => import('./BulkDialog');

/** The button in a list's `BatchBar` that edits one field of all selected rows. */
export function BulkEdit<T extends object>(props: BulkEditProps<T>) {
  const { t } = useTranslation();
  const open = useLazyDialog(loadBulkDialog);
  // The dialog keeps the rows selected when it opened, because the list may be refetched while it is open.
  const edit = () => open(({ BulkDialog }, close) => <BulkDialog {...props} onClose={close} />);
  return (
    <Button size="small" onClick={edit}>
      {t('action.edit')}
    </Button>
  );
}
