import type { Permission } from '@/shared/vocabulary/permission';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';

interface NewButtonProps {
  permission: Permission;
  /** What is done, where it is called otherwise than 新建. */
  label?: string | undefined;
  onClick: () => void;
}

/** Starts a new record, for those who may. */
export function NewButton({ permission, label, onClick }: NewButtonProps) {
  const { t } = useTranslation();
  return (
    <Can permission={permission}>
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={onClick}>
        {label ?? t('action.add')}
      </Button>
    </Can>
  );
}
