import { CopyOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/shared/display/copy/copyText';
import { atBase } from '@/shared/settings/base';
import { OrderList } from '../reorder/OrderList';
import type { List } from '../useList';
import { useListPath } from '../useListState';
import { keepMarks, keepViews, orderAfter, type SavedView, SCOPES, storedViews, useViews } from './savedViews';
import { ViewItem } from './ViewItem';
import { MAX_VIEW_NAME, rolesQuery, sendView, SHARE, VIEWS, viewsQuery } from './views.api';
import styles from './views.module.css';
import { useState } from 'react';
import { unlessMissing, useHas } from '@/shared/api/optional';
import { useCan } from '@/shared/auth/Can';
import { useChange } from '../actions/useChange';

interface ViewListProps<T extends object> {
  list: List<T>;
  /** The current query of the list: filters, sort and columns. */
  now: string;
  /** Called before a view is shown. */
  onClose: () => void;
}

const GROUPS = ['starred', 'mine', 'role', 'all'] as const;
const groupOf = ({ starred, scope = 'mine' }: SavedView) => (starred ? 'starred' : scope);

/**
 * The saved views of a list in four groups: starred views, the user's private views, views for roles, and views for
 * everybody. Buttons open, order, star, copy (as a link), save and remove a view, or make a view the default. Shows
 * this browser's copy of the views. If the server supports saved views, the copy is updated from the server.
 */
export function ViewList<T extends object>({ list, now, onClose }: ViewListProps<T>) {
  const { t } = useTranslation('views');
  const pathname = useListPath();
  const { path } = list.api;
  // A failed request is not shown, because this browser has a copy of the views.
  useQuery(viewsQuery);
  const views = useViews(path);
  const groups = GROUPS.map((name) => ({ name, views: views.filter((view) => groupOf(view) === name) })).filter(
    (group) => group.views.length > 0,
  );

  const messages = { done: t('copied'), failed: t('copyFailed') };
  const copy = (search: string) => copyText(`${location.origin}${atBase(pathname)}${search}`, messages);
  function show(search: string) {
    onClose();
    list.show(search);
  }
  return (
    <div className={styles.views}>
      {views.length === 0 && <p>{t('none')}</p>}
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.name} aria-label={t(`groups.${group.name}`)}>
              {groups.length > 1 && <h3>{t(`groups.${group.name}`)}</h3>}
              <OrderList
                items={group.views.map((view) => ({ id: view.key, name: view.name, view }))}
                onMove={(moved, over) => keepMarks(path, { order: orderAfter(views, group.views, { moved, over }) })}
              >
                {({ view }) => (
                  <ViewItem
                    list={list}
                    view={view}
                    views={views}
                    isCurrent={view.search === now}
                    onShow={() => show(view.search)}
                    onCopy={() => void copy(view.search)}
                  />
                )}
              </OrderList>
            </section>
          ))}
        </div>
      )}
      <SaveView list={path} now={now} views={views} />
      <Button type="link" size="small" icon={<CopyOutlined />} onClick={() => void copy(now)}>
        {t('copyNow')}
      </Button>
    </div>
  );
}

interface SaveViewProps {
  /** The path of the list. */
  list: string;
  /** The query to save. */
  now: string;
  views: readonly SavedView[];
}

const MINE = 'mine';

/** Saves the current state of a list as a view. Users with the permission `SHARE` can share the view. */
function SaveView({ list, now, views }: SaveViewProps) {
  const { t } = useTranslation('views');
  const change = useChange(VIEWS);
  const isStored = useHas('GET', VIEWS);
  const mayShare = useCan(SHARE) && isStored;
  const [name, setName] = useState('');
  const [readers, setReaders] = useState(MINE);
  const [isSaving, setSaving] = useState(false);
  const text = name.trim();

  async function save() {
    if (text === '' || isSaving) return;
    setSaving(true);
    if (await change(send, '')) setName('');
    setSaving(false);
  }

  /** Saves the view. Replaces the user's own view that has the same name and the same readers. */
  async function send() {
    const [scope = '', roleId] = readers.split(' ');
    const before = views.find(
      (view) => view.isOwn !== false && view.name === text && readersOf(view) === readers && view.id !== undefined,
    );
    const body = {
      id: before?.id,
      list,
      name: text,
      search: now,
      scope: SCOPES.find((one) => one === scope) ?? MINE,
      roleId,
      updateTime: before?.updateTime,
    };
    await unlessMissing(sendView(body), () => {
      const others = storedViews(list).filter((view) => view.id !== undefined || view.name !== text);
      keepViews(list, [...others, { name: text, search: now }]);
    });
  }
  return (
    <>
      {mayShare && <Readers value={readers} onChange={setReaders} />}
      <Space.Compact block>
        <Input
          value={name}
          maxLength={MAX_VIEW_NAME}
          placeholder={t('name')}
          aria-label={t('name')}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={(event) => !event.nativeEvent.isComposing && void save()}
        />
        <Button type="primary" disabled={text === ''} loading={isSaving} onClick={() => void save()}>
          {t('save')}
        </Button>
      </Space.Compact>
    </>
  );
}

const readersOf = ({ scope = MINE, roleId }: SavedView) => (scope === 'role' ? `role ${roleId}` : scope);

/** The choice of who sees a view: `mine`, `all`, or `role` with an id. */
function Readers({ value, onChange }: { value: string; onChange: (readers: string) => void }) {
  const { t } = useTranslation('views');
  const { data: roles = [] } = useQuery(rolesQuery);
  return (
    <Select
      aria-label={t('readers')}
      value={value}
      onChange={onChange}
      options={[
        { value: MINE, label: t('forMe') },
        { value: 'all', label: t('forAll') },
        ...roles.map(({ roleId, roleName }) => ({ value: `role ${roleId}`, label: t('forRole', { name: roleName }) })),
      ]}
    />
  );
}
