import { Button } from 'antd';
import type { RowAction } from './RowActions';
import { usePossible } from './usePermitted';

/** Buttons for the permitted and possible actions of the open record; the first action is the primary button. */
export function ActionButtons({ actions }: { actions: readonly RowAction[] }) {
  const allowed = usePossible(actions);
  return allowed.toReversed().map(({ label, onClick, danger = false }) => (
    <Button key={label} danger={danger} type={label === allowed[0]?.label ? 'primary' : 'default'} onClick={onClick}>
      {label}
    </Button>
  ));
}
