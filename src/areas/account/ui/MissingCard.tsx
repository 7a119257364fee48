import { Card, Empty } from 'antd';
import { useTranslation } from 'react-i18next';

/** The content of a page whose call the server does not support: a short explanation, without a retry button. */
export function MissingCard() {
  const { t } = useTranslation();
  return (
    <Card>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('error.missing')} />
    </Card>
  );
}
