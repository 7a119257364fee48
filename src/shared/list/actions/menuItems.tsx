import type { MenuProps } from 'antd';
import type { RowAction } from './RowActions';

/** The actions as entries of a menu; one that is not possible now is disabled and shows why. */
export const menuItems = (actions: readonly RowAction[]): NonNullable<MenuProps['items']> =>
  actions.map(({ label, danger = false, disabledReason, onClick }) => ({
    key: label,
    danger: danger && !disabledReason,
    disabled: Boolean(disabledReason),
    label: disabledReason ? (
      <span title={disabledReason}>
        {label} <small>{disabledReason}</small>
      </span>
    ) : (
      label
    ),
    onClick,
  }));
