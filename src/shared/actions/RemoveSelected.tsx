import type { Permission } from '@/shared/vocabulary/permission';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';

interface RemoveSelectedProps {
  permission: Permission;
  /** Asks and removes; true when it was done. */
  remove: () => Promise<boolean>;
  /** Called when it was done. */
  clear: () => void;
}

/** Removes the selected rows, for those who may. */
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
