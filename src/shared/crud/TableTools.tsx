import { ColumnHeightOutlined, FullscreenOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/shared/ui/MenuButton';
import styles from './CrudTable.module.css';
import type { Density, TableView } from './useTableView';

const DENSITIES: readonly Density[] = ['large', 'middle', 'small'];

interface TableToolsProps {
  view: TableView;
  loading: boolean;
  onRefresh: () => void;
  onFullScreen: () => void;
}

/** The tools of a table: load again, density, columns, full screen; real buttons with names. */
export function TableTools({ view, loading, onRefresh, onFullScreen }: TableToolsProps) {
  const { t } = useTranslation();
  return (
    <Space size={4}>
      <Button
        type="text"
        icon={<ReloadOutlined spin={loading} />}
        aria-label={t('action.refresh')}
        onClick={onRefresh}
      />
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
        // Right behind its button, so that Tab goes from one to the other.
        getPopupContainer={(button) => button.parentElement ?? document.body}
        content={
          <div className={styles.columns}>
            {view.choices.map(({ key, title, shown }) => (
              <Checkbox key={key} checked={shown} onChange={() => view.toggle(key)}>
                {title}
              </Checkbox>
            ))}
            <Button size="small" onClick={view.showAll}>
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
