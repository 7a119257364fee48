import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import type { Selection } from './rows/useSelection';

/** Returns the actions for the selected rows; `clear` deselects the given rows, or all rows. */
export type Batch<T extends object> = (rows: T[], clear: Selection<T>['clear']) => ReactNode;

interface BatchBarProps<T extends object> {
  selection: Selection<T>;
  batch: Batch<T>;
  /** Content before the actions. */
  children?: ReactNode;
}

/**
 * A bar with the actions for the selected rows. Renders nothing while no row is selected (docs/decisions#4). The bar
 * stays at the bottom of the window, because a list may be long.
 */
export function BatchBar<T extends object>({ selection, batch, children }: BatchBarProps<T>) {
  const { t } = useTranslation();
  const { rows, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <div className={styles.batch} role="group" aria-label={t('crud.batch')}>
      <span role="status">{t('crud.selected', { count: rows.length })}</span>
      {children}
      {batch([...rows], clear)}
      <Button type="text" size="small" onClick={() => clear()}>
        {t('crud.clearSelection')}
      </Button>
    </div>
  );
}
