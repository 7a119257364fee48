import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';

interface BatchBarProps {
  /** The number of selected rows; without any the bar is hidden. */
  count: number;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/**
 * The actions for the selected rows, shown only while rows are selected (docs/decisions#4). The bar is at the bottom of
 * the window, so that it is visible however long the list is.
 */
export function BatchBar({ count, onClear, children }: BatchBarProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <div className={styles.batch} role="group" aria-label={t('crud.batch')}>
      <span role="status">{t('crud.selected', { count })}</span>
      {children}
      <Button type="text" size="small" onClick={onClear}>
        {t('crud.clearSelection')}
      </Button>
    </div>
  );
}
