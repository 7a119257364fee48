import { ColumnHeightOutlined, FullscreenOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/shared/ui/MenuButton';
import styles from './CrudTable.module.css';
import { SavedViews } from './SavedViews';
import type { List } from './useList';
import type { Density, TableView } from './useTableView';

const DENSITIES: readonly Density[] = ['large', 'middle', 'small'];

interface TableToolsProps<T extends object> {
  view: TableView;
  list: List<T>;
  loading: boolean;
  onFullScreen: () => void;
}

/** The tools of a table: refresh, saved views, density, columns, full screen; real buttons with accessible names. */
export function TableTools<T extends object>({ view, list, loading, onFullScreen }: TableToolsProps<T>) {
  const { t } = useTranslation();
  const { api, address, state, query } = list;
  const now = String(address.write({ ...state, pageNum: 1, hidden: view.hidden.length > 0 ? view.hidden : undefined }));
  // A shared view has its own columns: changing them switches to the user's own setting.
  const own = (change: () => void) => () => {
    change();
    if (state.hidden) list.go({ hidden: undefined }, { replace: true });
  };
  return (
    <Space size={4}>
      <Button
        type="text"
        icon={<ReloadOutlined spin={loading} />}
        aria-label={t('action.refresh')}
        onClick={() => void query.refetch()}
      />
      <SavedViews list={api.path} now={now && `?${now}`} onShow={list.show} />
      <MenuButton
        type="text"
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
        // Rendered right after its button, so that Tab moves from the button into it.
        getPopupContainer={(button) => button.parentElement ?? document.body}
        content={
          <div className={styles.columns}>
            {view.choices.map(({ key, title, shown }) => (
              <Checkbox key={key} checked={shown} onChange={own(() => view.toggle(key))}>
                {title}
              </Checkbox>
            ))}
            <Button size="small" onClick={own(view.showAll)}>
              {t('crud.allColumns')}
            </Button>
          </div>
        }
      >
        <Button type="text" icon={<SettingOutlined />} aria-label={t('crud.columns')} />
      </Popover>
      <Button type="text" icon={<FullscreenOutlined />} aria-label={t('crud.fullScreen')} onClick={onFullScreen} />
    </Space>
  );
}
