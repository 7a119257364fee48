import { atBase } from '@/shared/settings/base';
import { CopyOutlined, DeleteOutlined, PushpinFilled, PushpinOutlined, StarOutlined } from '@ant-design/icons';
import { Button, Input, Popover, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IconButton } from '@/shared/display/IconButton';
import { notify } from '@/shared/display/notify';
import styles from './tools.module.css';
import { removeView, type SavedView, saveView, startWith, viewsOf } from './savedViews';

interface SavedViewsProps {
  /** The name of the list the views belong to. */
  list: string;
  /** The current query of the list: filters, sort and hidden columns. */
  now: string;
  onShow: (search: string) => void;
}

/** The saved views of a list: open, save, make default, copy as a link, remove. */
export function SavedViews({ list, now, onShow }: SavedViewsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      getPopupContainer={(button) => button.parentElement ?? document.body}
      content={
        <ViewList
          list={list}
          now={now}
          onShow={(search) => {
            setOpen(false);
            onShow(search);
          }}
        />
      }
    >
      <Button type="text" icon={<StarOutlined />} aria-label={t('crud.views.title')} aria-expanded={open} />
    </Popover>
  );
}

function ViewList({ list, now, onShow }: SavedViewsProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [views, setViews] = useState(() => viewsOf(list));
  const [name, setName] = useState('');

  function save() {
    if (name.trim() === '') return;
    setViews(saveView(list, { name: name.trim(), search: now }));
    setName('');
  }
  const copy = async (search: string) => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${atBase(pathname)}${search}`);
      notify.success(t('crud.views.copied'));
    } catch {
      notify.error(t('crud.views.copyFailed'));
    }
  };
  return (
    <div className={styles.views}>
      {views.length === 0 && <p>{t('crud.views.none')}</p>}
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.name}>
              <Button type="link" onClick={() => onShow(view.search)} aria-current={view.search === now}>
                {view.name}
              </Button>
              <ViewActions
                view={view}
                onFirst={() => setViews(startWith(list, view.first ? undefined : view.name))}
                onCopy={() => void copy(view.search)}
                onRemove={() => setViews(removeView(list, view.name))}
              />
            </li>
          ))}
        </ul>
      )}
      <Space.Compact block>
        <Input
          value={name}
          maxLength={20}
          placeholder={t('crud.views.name')}
          aria-label={t('crud.views.name')}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={(event) => !event.nativeEvent.isComposing && save()}
        />
        <Button type="primary" disabled={name.trim() === ''} onClick={save}>
          {t('crud.views.save')}
        </Button>
      </Space.Compact>
      <Button type="link" size="small" icon={<CopyOutlined />} onClick={() => void copy(now)}>
        {t('crud.views.copyNow')}
      </Button>
    </div>
  );
}

interface ViewActionsProps {
  view: SavedView;
  onFirst: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

function ViewActions({ view, onFirst, onCopy, onRemove }: ViewActionsProps) {
  const { t } = useTranslation();
  const { name, first } = view;
  return (
    <Space size={0}>
      <IconButton
        size="small"
        icon={first ? PushpinFilled : PushpinOutlined}
        label={t('crud.views.first', { name })}
        aria-pressed={first ?? false}
        onClick={onFirst}
      />
      <IconButton size="small" icon={CopyOutlined} label={t('crud.views.copy', { name })} onClick={onCopy} />
      <IconButton size="small" icon={DeleteOutlined} label={t('crud.views.remove', { name })} onClick={onRemove} />
    </Space>
  );
}
