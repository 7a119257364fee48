import { movedTo } from '@/shared/lib/movedTo';
import { type Column, columnKey } from '../column';
import { arranged, type Arrangement, type ColumnSetting, pinsOf, sideOf } from './arrangement';

/**
 * Returns the arrangement after column `moved` was dropped on column `over`. Column `moved` takes the position and the
 * pin of column `over`.
 */
export function moved<T extends object>(
  columns: readonly Column<T>[],
  arrangement: Arrangement,
  { moved: key, over }: { moved: string; over: string },
): Arrangement {
  const pins = pinsOf(arrangement);
  const widths = new Map(arrangement.map((one) => [one.key, one.width]));
  const before = arranged(columns, arrangement).map(columnKey);
  const order = movedTo(before, before.indexOf(key), before.indexOf(over));
  const side = sideOf(pins.get(over));
  const own = pins.get(key);
  const pin = sideOf(own) === side ? own : side;
  const next = order.map((one) => ({ key: one, pin: one === key ? pin : pins.get(one), width: widths.get(one) }));
  return slim(next, columns.map(columnKey));
}

/** The arrangement with one column's setting changed. `keys` are the keys of all columns in the code's order. */
export function changed(
  arrangement: Arrangement,
  keys: readonly string[],
  key: string,
  change: Partial<Omit<ColumnSetting, 'key'>>,
): Arrangement {
  const { pin, width } = { ...arrangement.find((one) => one.key === key), ...change };
  const setting = { key, ...(pin && { pin }), ...(width && { width }) };
  if (arrangement.some((one) => one.key === key))
    return slim(
      arrangement.map((one) => (one.key === key ? setting : one)),
      keys,
    );
  // Finds the nearest earlier column (in the code's order) that has a setting, and inserts the new setting after it.
  const before = keys.slice(0, keys.indexOf(key)).findLast((one) => arrangement.some((other) => other.key === one));
  const at = arrangement.findIndex((one) => one.key === before) + 1;
  return slim([...arrangement.slice(0, at), setting, ...arrangement.slice(at)], keys);
}

/** If the entries are in the code's order, drops the entries without a pin or width, because they change nothing. */
function slim(arrangement: Arrangement, keys: readonly string[]): Arrangement {
  const known = arrangement.map(({ key }) => keys.indexOf(key)).filter((at) => at >= 0);
  const isOwnOrder = known.some((at, index) => at < (known[index - 1] ?? 0));
  return isOwnOrder ? arrangement : arrangement.filter(({ pin, width }) => pin || width);
}
