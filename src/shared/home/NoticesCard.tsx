import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { NewestNotices } from '@/shared/notices/NewestNotices';

/** The newest notices for the signed-in user. */
export function NoticesCard() {
  const { t } = useTranslation('home');
  return (
    <Card title={t('notices')} size="small">
      <NewestNotices most={5} />
    </Card>
  );
}
