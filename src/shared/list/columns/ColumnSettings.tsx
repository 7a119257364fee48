import { VerticalLeftOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { columnKey, cardSlotsOf } from '../column';
import { OrderList } from '../reorder/OrderList';
import {
  arranged,
  type ArrangedColumns,
  type ColumnSetting,
  MAX_WIDTH,
  MIN_WIDTH,
  type Pin,
  sideOf,
} from './arrangement';
import styles from './columns.module.css';
import { changed, moved } from './moved';

interface ColumnSettingsProps<T extends object> {
  view: ArrangedColumns<T>;
}

const SIDES = [
  { side: 'left', icon: VerticalRightOutlined },
  { side: 'right', icon: VerticalLeftOutlined },
] as const;

/** The pixels by which an arrow key changes a width. */
const STEP = 8;

/**
 * Lets the user move, hide, pin and resize the columns of a list, or restore the defaults. Changes apply immediately.
 */
export function ColumnSettings<T extends object>({ view }: ColumnSettingsProps<T>) {
  const { t } = useTranslation('columns');
  const { all, hidden, arrangement, arrange } = view;
  const keys = all.map(columnKey);
  const name = [...cardSlotsOf(all)].find(([, place]) => place === 'name')?.[0];
  const settings = new Map(arrangement.map((setting) => [setting.key, setting]));
  const set = (key: string, change: Partial<Omit<ColumnSetting, 'key'>>) =>
    arrange({ arrangement: changed(arrangement, keys, key, change) });
  const items = arranged(all, arrangement)
    .filter((column) => !view.isLeftOut(column))
    .map((column) => {
      const key = columnKey(column);
      const isName = column === name;
      const { pin, width } = settings.get(key) ?? {};
      return { id: key, name: column.title, side: sideOf(pin ?? (isName ? 'left' : undefined)), width, isName };
    });
  return (
    <div className={styles.columns}>
      <p>{t('hint')}</p>
      <div className={styles.list}>
        <OrderList
          items={items}
          onMove={(key, over) => arrange({ arrangement: moved(all, arrangement, { moved: key, over }) })}
        >
          {({ id, name: title, side: current, width, isName }) => (
            <>
              <Checkbox
                className={styles.name ?? ''}
                checked={!hidden.includes(id)}
                onChange={({ target }) =>
                  arrange({ hidden: target.checked ? hidden.filter((one) => one !== id) : [...hidden, id] })
                }
              >
                {title}
              </Checkbox>
              <span className={styles.wide}>
                {SIDES.map(({ side, icon }) => (
                  <IconButton
                    key={side}
                    size="small"
                    icon={icon}
                    className={styles.pin ?? ''}
                    label={t(side, { title })}
                    title={t(side, { title })}
                    aria-pressed={current === side}
                    onClick={() => set(id, { pin: current === side ? unpinned(isName) : pinTo(side, isName) })}
                  />
                ))}
                <InputNumber
                  size="small"
                  className={styles.width ?? ''}
                  min={MIN_WIDTH}
                  max={MAX_WIDTH}
                  step={STEP}
                  precision={0}
                  value={width ?? null}
                  placeholder={t('automatic')}
                  aria-label={t('width', { title })}
                  onChange={(px) => set(id, { width: px ?? undefined })}
                />
              </span>
            </>
          )}
        </OrderList>
      </div>
      <Button
        size="small"
        disabled={hidden.length === 0 && arrangement.length === 0}
        onClick={() => arrange({ hidden: [], arrangement: [] })}
      >
        {t('restore')}
      </Button>
    </div>
  );
}

/** The `pin` of an unpinned column. Only the name column needs a setting, because it is pinned left by default. */
const unpinned = (isName: boolean): Pin | undefined => (isName ? 'none' : undefined);
const pinTo = (side: 'left' | 'right', isName: boolean): Pin | undefined =>
  isName && side === 'left' ? undefined : side;
