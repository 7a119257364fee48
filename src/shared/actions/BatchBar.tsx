import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '@/shared/list/CrudTable.module.css';

/** The actions for the selected rows; shown only while rows are selected (docs/decisions#4). */
export function BatchBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <div className={styles.batch}>
      <span role="status">{t('crud.selected', { count })}</span>
      {children}
      <Button type="link" size="small" onClick={onClear}>
        {t('crud.clearSelection')}
      </Button>
    </div>
  );
}
