import type { Permission } from '@/shared/vocabulary/permission';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';

interface RemoveSelectedProps {
  permission: Permission;
  /** Confirms and removes; resolves to true when the rows were removed. */
  remove: () => Promise<boolean>;
  /** Clears the selection; called after the rows were removed. */
  clear: () => void;
}

/** The button that removes the selected rows; shown only with the permission. */
export function RemoveSelected({ permission, remove, clear }: RemoveSelectedProps) {
  const { t } = useTranslation();
  return (
    <Can permission={permission}>
      <Button danger size="small" onClick={() => void remove().then((done) => done && clear())}>
        {t('action.remove')}
      </Button>
    </Can>
  );
}
