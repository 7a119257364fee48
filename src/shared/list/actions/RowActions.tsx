import { Dropdown, type MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import type { Permission } from '@/shared/vocabulary/permission';
import { endKeyPress } from '@/shared/display/keyboard/endKeyPress';
import styles from './RowActions.module.css';

/** An action the user can take on a row. */
export interface RowAction {
  label: string;
  onClick: () => unknown;
  permission?: Permission | undefined;
  /** True only for an action that destroys data. */
  danger?: boolean | undefined;
  /** Why the action is not possible now; the action is then shown disabled in its usual position. */
  disabledReason?: string | false | undefined;
}

interface RowActionsProps {
  t: TFunction;
  /** The record's name, part of the accessible name of every button. */
  name: string;
  /** The permitted actions. All rows must have the same actions in the same order. */
  actions: readonly RowAction[];
  /** The widths of the slots in the row, in pixels; actions without a slot are in the menu 更多 (docs/decisions#4). */
  slots: readonly number[];
}

/** The actions of a row at fixed positions. They are plain buttons, because a list has hundreds of them. */
export function RowActions({ t, name, actions, slots }: RowActionsProps) {
  const more = actions.slice(slots.length);
  return (
    <span className={styles.actions}>
      {actions.slice(0, slots.length).map(({ label, disabledReason, danger, onClick }, index) => {
        const width = slots[index];
        return (
          <button
            key={label}
            type="button"
            className={styles.action}
            style={{ width }}
            data-danger={danger || undefined}
            aria-label={`${label} ${name}`}
            aria-disabled={disabledReason ? true : undefined}
            title={disabledReason || (label.length > 8 ? label : undefined)}
            onClick={disabledReason ? undefined : onClick}
          >
            {label}
          </button>
        );
      })}
      {more.length > 0 && <MoreButton t={t} name={name} actions={more} />}
    </span>
  );
}

/** The menu of the actions without a slot. The menu is mounted while it is open. */
function MoreButton({ t, name, actions }: Omit<RowActionsProps, 'slots'>) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  // The menu closes on mousedown outside itself; the click that follows must not open it again.
  const wasOpen = useRef(false);
  function close() {
    setOpen(false);
    if (document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  }
  return (
    <span className={styles.more}>
      <button
        ref={button}
        type="button"
        className={styles.action}
        aria-label={`${t('action.more')} ${name}`}
        aria-haspopup="menu"
        aria-expanded={open ?? false}
        onPointerDown={() => (wasOpen.current = open ?? false)}
        onClick={(event) => setOpen(event.detail === 0 || !wasOpen.current)}
      >
        <i className={styles.dots} />
      </button>
      {open !== undefined && (
        <Dropdown
          open={open}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus moves into an opened menu
          autoFocus
          // antd focuses the menu some frames after it has opened, even if it has closed since.
          destroyOnHidden
          placement="bottomRight"
          trigger={['click']}
          onOpenChange={(next) => !next && close()}
          menu={{
            onClick: ({ domEvent }) => {
              endKeyPress(domEvent);
              button.current?.focus();
            },
            items: menuItems(actions),
          }}
        >
          <span className={styles.anchor} />
        </Dropdown>
      )}
    </span>
  );
}

/** Converts actions to menu entries; an action that is not possible now is disabled and shows the reason. */
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

/** Sorts the actions of a record. Impossible actions and actions that destroy data come last. */
export function possibleFirst(actions: readonly RowAction[]): RowAction[] {
  const isPossible = ({ disabledReason, danger }: RowAction) => !disabledReason && !danger;
  return [...actions.filter(isPossible), ...actions.filter((action) => !isPossible(action))];
}
