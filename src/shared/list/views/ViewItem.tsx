import {
  CopyOutlined,
  DeleteOutlined,
  PushpinFilled,
  PushpinOutlined,
  StarFilled,
  StarOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { IconButton } from '@/shared/display/IconButton';
import { useAskedChange } from '../actions/useAskedChange';
import { useChange } from '../actions/useChange';
import type { List } from '../useList';
import { keepMarks, keepViews, type SavedView, storedViews } from './savedViews';
import { removeServerView, SHARE, VIEWS } from './views.api';
import styles from './views.module.css';

interface ViewItemProps<T extends object> {
  list: List<T>;
  view: SavedView;
  /** All views of the list. */
  views: readonly SavedView[];
  isCurrent: boolean;
  onShow: () => void;
  onCopy: () => void;
}

/** A saved view with its actions; a starred view shows its number of rows next to the name. */
export function ViewItem<T extends object>({ list, view, views, isCurrent, onShow, onCopy }: ViewItemProps<T>) {
  const { t } = useTranslation('views');
  const { path } = list.api;
  const { key, name, first, starred, roleName } = view;
  const mayShare = useCan(SHARE);
  const remove = useRemoveView(path, view);
  const star = () =>
    keepMarks(path, {
      starred: starred
        ? views.filter((one) => one.starred && one.key !== key).map((one) => one.key)
        : [...views.filter((one) => one.starred).map((one) => one.key), key],
    });
  return (
    <>
      <Button type="link" className={styles.name ?? ''} onClick={onShow} aria-current={isCurrent}>
        {name}
      </Button>
      {starred && <RowCount list={list} search={view.search} />}
      {roleName && <span className={styles.aside}>{roleName}</span>}
      <IconButton
        size="small"
        icon={starred ? StarFilled : StarOutlined}
        label={t('star', { name })}
        aria-pressed={starred}
        onClick={star}
      />
      <IconButton
        size="small"
        icon={first ? PushpinFilled : PushpinOutlined}
        label={t('first', { name })}
        aria-pressed={first}
        onClick={() => keepMarks(path, { first: first ? undefined : key })}
      />
      <IconButton size="small" icon={CopyOutlined} label={t('copy', { name })} onClick={onCopy} />
      <IconButton
        size="small"
        icon={DeleteOutlined}
        label={t('remove', { name })}
        disabled={view.isOwn === false && !mayShare}
        onClick={remove}
      />
    </>
  );
}

/** Removes a view. For a view shared with other users, asks for confirmation first. */
function useRemoveView(list: string, { id, name, scope = 'mine' }: SavedView): () => void {
  const { t } = useTranslation('views');
  const change = useChange(VIEWS);
  const ask = useAskedChange(VIEWS);
  return () => {
    if (id === undefined) {
      keepViews(
        list,
        storedViews(list).filter((one) => one.id !== undefined || one.name !== name),
      );
      return;
    }
    const run = () => removeServerView(id);
    if (scope === 'mine') void change(run, '');
    else ask({ title: t('remove', { name }), content: t('removeShared'), okText: t('removeOk'), danger: true, run });
  };
}

/** The number of rows of a view; requested while the menu is open, and cached. */
function RowCount<T extends object>({ list: { api, address }, search }: { list: List<T>; search: string }) {
  const { t } = useTranslation('views');
  const state = address.read(new URLSearchParams(search));
  const { data } = useQuery({
    queryKey: api.keys.total(state.filters),
    queryFn: async ({ signal }) => (await api.list({ ...state.filters, pageNum: 1, pageSize: 1 }, signal)).total,
    staleTime: 60_000,
    // A tree is always fetched whole, so it has no count request.
    enabled: address.params(state).pageNum !== undefined,
  });
  return data === undefined ? null : (
    <span className={styles.aside}>
      <span aria-hidden="true">{data}</span>
      <span className="sr-only">{t('count', { count: data })}</span>
    </span>
  );
}
