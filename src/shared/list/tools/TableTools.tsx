import {
  ColumnHeightOutlined,
  EllipsisOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { MenuButton } from '@/shared/display/MenuButton';
import { moveInGroup } from '@/shared/display/keyboard/oneStop';
import { Lazy } from '@/shared/lazy/Lazy';
import type { List } from '../useList';
import { SavedViews } from '../views/SavedViews';
import styles from './tools.module.css';
import { DENSITIES, type TableView } from './useTableView';

const loadColumnSettings = () => import('../columns/ColumnSettings');

interface TableToolsProps<T extends object> {
  view: TableView<T>;
  list: List<T>;
  full: boolean;
  onFull: () => void;
  /** The page's own buttons. */
  toolbar: ReactNode;
  /** The button for a new record, which stays visible on a phone too. */
  create: ReactNode;
}

/** The tools of a list in the page header: refresh, saved views, density, columns, full screen, the page's buttons. */
export function TableTools<T extends object>({ view, list, full, onFull, toolbar, create }: TableToolsProps<T>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { address, state, query, refresh } = list;
  const hidden = view.hidden.length > 0 ? view.hidden : undefined;
  const columns = view.arrangement.length > 0 ? view.arrangement : undefined;
  const now = String(address.write({ ...state, pageNum: 1, hidden, columns }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the arrow keys of the buttons inside
    <div className={styles.tools} data-open={open} onKeyDown={moveInGroup}>
      <IconButton
        className={styles.folded ?? ''}
        icon={EllipsisOutlined}
        label={t('crud.tools')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <div className={styles.all}>
        <Button
          type="text"
          icon={<ReloadOutlined spin={query.isFetching} />}
          aria-label={t('action.refresh')}
          onClick={refresh}
        />
        <SavedViews list={list} now={now && `?${now}`} />
        <MenuButton
          type="text"
          className={styles.desk ?? ''}
          icon={<ColumnHeightOutlined />}
          aria-label={t('crud.density')}
          menu={{
            selectable: true,
            selectedKeys: [view.density],
            items: DENSITIES.map((key) => ({ key, label: t(`crud.densities.${key}`) })),
            onClick: ({ key }) => view.setDensity(DENSITIES.find((one) => one === key) ?? 'middle'),
          }}
        />
        <Popover
          trigger="click"
          placement="bottomRight"
          destroyOnHidden
          // Renders the popover right after its button, so that Tab moves from the button into the popover.
          getPopupContainer={(button) => button.parentElement ?? document.body}
          content={<Lazy load={loadColumnSettings}>{({ ColumnSettings }) => <ColumnSettings view={view} />}</Lazy>}
        >
          <Button type="text" icon={<SettingOutlined />} aria-label={t('crud.columns')} />
        </Popover>
        <IconButton
          className={styles.desk ?? ''}
          icon={full ? FullscreenExitOutlined : FullscreenOutlined}
          label={t('crud.fullScreen')}
          aria-pressed={full}
          onClick={onFull}
        />
        <div className={styles.own}>{toolbar}</div>
      </div>
      {create}
    </div>
  );
}
