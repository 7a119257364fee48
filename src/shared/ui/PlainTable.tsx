import { Table, type TableProps } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PlainTable.module.css';

/** A table that only shows: where it is wider than its place it scrolls, with the arrow keys too, as it takes the focus. */
export function PlainTable<Row extends object>(props: TableProps<Row>) {
  return <Table<Row> size="small" pagination={false} {...props} components={{ table: Scrolling }} />;
}

function Scrolling(props: ComponentProps<'table'>) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled with the keyboard
    <div className={styles.scroll} role="group" aria-label={t('crud.scrollable')} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
