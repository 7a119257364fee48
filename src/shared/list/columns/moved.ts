import { movedTo } from '@/shared/lib/movedTo';
import { type Column, columnKey } from '../column';
import { arranged, type Arrangement, type ColumnSetting, pinsOf, sideOf } from './arrangement';

/**
 * The arrangement after one column took the place of another one. Among pinned columns it is pinned like them, among
 * the others it is not: it stands where it was dropped.
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

/** The arrangement with another setting of one column; the order stays. `keys` are all columns in the code's order. */
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
  // A column without a setting stands after the nearest one before it in the code that has one.
  const before = keys.slice(0, keys.indexOf(key)).findLast((one) => arrangement.some((other) => other.key === one));
  const at = arrangement.findIndex((one) => one.key === before) + 1;
  return slim([...arrangement.slice(0, at), setting, ...arrangement.slice(at)], keys);
}

/** The arrangement without entries that change nothing: an order that is the code's own needs none. */
function slim(arrangement: Arrangement, keys: readonly string[]): Arrangement {
  const known = arrangement.map(({ key }) => keys.indexOf(key)).filter((at) => at >= 0);
  const isOwnOrder = known.some((at, index) => at < (known[index - 1] ?? 0));
  return isOwnOrder ? arrangement : arrangement.filter(({ pin, width }) => pin || width);
}
