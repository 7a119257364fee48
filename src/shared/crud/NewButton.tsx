import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';

/** Starts a new record, for those who may. */
export function NewButton({ permission, onClick }: { permission: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Can permission={permission}>
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={onClick}>
        {t('action.add')}
      </Button>
    </Can>
  );
}
