import { Table, type TableProps } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PlainTable.module.css';

/**
 * A read-only table with an accessible name. If the table is wider than its container, the container scrolls. The
 * container is focusable, so that the arrow keys scroll too.
 */
export function PlainTable<Row extends object>(props: TableProps<Row> & { 'aria-label': string }) {
  return <Table<Row> size="small" pagination={false} {...props} components={{ table: Scrolling }} />;
}

function Scrolling(props: ComponentProps<'table'>) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable with the keyboard
    <div className={styles.scroll} role="group" aria-label={t('crud.scrollable')} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
