import { Alert, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Diagram } from '../ui/Diagram';
import styles from './designer.module.css';
import type { Model } from './model.resource';

/** The diagram of a model, read-only, with a hint that drawing needs a wider screen. */
export function ReadDesign({ model: { name, xml } }: { model: Model }) {
  const { t } = useTranslation('workflow');
  return (
    <div className={styles.read}>
      <Alert type="info" showIcon title={t('model.tooNarrow')} />
      {xml ? <Diagram xml={xml} label={t('model.canvas', { name })} /> : <Empty description={t('model.empty')} />}
    </div>
  );
}
