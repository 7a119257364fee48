import type { Permission } from '@/shared/vocabulary/permission';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';

interface NewButtonProps {
  permission: Permission;
  /** The button's label; by default 新建. */
  label?: string | undefined;
  onClick: () => void;
}

/** The button for a new record; shown only with the permission. */
export function NewButton({ permission, label, onClick }: NewButtonProps) {
  const { t } = useTranslation();
  return (
    <Can permission={permission}>
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} data-new onClick={onClick}>
        {label ?? t('action.add')}
      </Button>
    </Can>
  );
}
