import { CopyOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCopy } from '@/shared/display/copy/useCopy';
import { atBase } from '@/shared/settings/base';
import { OrderList } from '../reorder/OrderList';
import type { List } from '../useList';
import { keepMarks, orderAfter, type SavedView, useViews } from './savedViews';
import { SaveView } from './SaveView';
import { ViewItem } from './ViewItem';
import { viewsQuery } from './views.api';
import styles from './views.module.css';

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
 * The saved views of a list in groups: starred ones with their number of rows, the user's own, those of the user's roles,
 * and everybody's. They can be opened, ordered, starred, made the default, copied as a link, saved and removed. Without
 * the server's calls they are those of this browser.
 */
export function ViewList<T extends object>({ list, now, onClose }: ViewListProps<T>) {
  const { t } = useTranslation('views');
  const { pathname } = useLocation();
  const { path } = list.api;
  // A failure is not shown: this browser has a copy.
  useQuery(viewsQuery);
  const views = useViews(path);
  const groups = GROUPS.map((name) => ({ name, views: views.filter((view) => groupOf(view) === name) })).filter(
    (group) => group.views.length > 0,
  );

  const copyText = useCopy();
  const said = { done: t('copied'), failed: t('copyFailed') };
  const copy = (search: string) => copyText(`${location.origin}${atBase(pathname)}${search}`, said);
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
