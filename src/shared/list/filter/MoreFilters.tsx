import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, Drawer, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter.module.css';

interface MoreFiltersProps {
  /** The number of active filters among those that do not fit into the line. */
  count: number;
  /** True on a phone: a bottom sheet with its own 查询 and 重置, instead of a popover. */
  sheet: boolean;
  onSearch: () => void;
  onReset: () => void;
  children: ReactNode;
}

/** The filters that do not fit into the line. */
export function MoreFilters({ count, sheet, onSearch, onReset, children }: MoreFiltersProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = (
    <Button
      icon={<FilterOutlined aria-hidden="true" />}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={sheet ? () => setOpen(true) : undefined}
    >
      {t(sheet ? 'crud.filter.title' : 'crud.filter.more')}
      {count > 0 && <Badge count={count} size="small" color="var(--primary)" />}
    </Button>
  );
  const fields = (
    <div className={styles.fields} role="group" aria-label={t('crud.filter.more')}>
      {children}
    </div>
  );
  if (!sheet)
    return (
      <Popover
        trigger="click"
        placement="bottomLeft"
        open={open}
        onOpenChange={setOpen}
        destroyOnHidden
        // Renders the popover right after its button, so that Tab moves from the button into the popover.
        getPopupContainer={(anchor) => anchor.parentElement ?? document.body}
        content={fields}
      >
        {button}
      </Popover>
    );
  const done = (act: () => void) => () => {
    act();
    setOpen(false);
  };
  return (
    <>
      {button}
      <Drawer
        open={open}
        placement="bottom"
        size="large"
        title={t('crud.filter.title')}
        destroyOnHidden
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.sheetFoot}>
            <Button onClick={done(onReset)}>{t('action.reset')}</Button>
            <Button type="primary" onClick={done(onSearch)}>
              {t('action.search')}
            </Button>
          </div>
        }
      >
        {fields}
      </Drawer>
    </>
  );
}
