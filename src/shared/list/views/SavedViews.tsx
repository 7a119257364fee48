import { StarOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '@/shared/lazy/Lazy';
import type { List } from '../useList';

const loadViewList = () => import('./ViewList');

interface SavedViewsProps<T extends object> {
  list: List<T>;
  /** The current query of the list: filters, sort and columns. */
  now: string;
}

/** The button that opens the saved views of a list. */
export function SavedViews<T extends object>({ list, now }: SavedViewsProps<T>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      getPopupContainer={(button) => button.parentElement ?? document.body}
      content={
        <Lazy load={loadViewList} onFail={close}>
          {({ ViewList }) => <ViewList list={list} now={now} onClose={close} />}
        </Lazy>
      }
    >
      <Button type="text" icon={<StarOutlined />} aria-label={t('crud.views')} aria-expanded={open} />
    </Popover>
  );
}
