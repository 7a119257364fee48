import { Card, Empty } from 'antd';
import { useTranslation } from 'react-i18next';

/** The whole of a page whose call the server lacks: says so calmly, with nothing to retry. */
export function MissingCard() {
  const { t } = useTranslation();
  return (
    <Card>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('error.missing')} />
    </Card>
  );
}
