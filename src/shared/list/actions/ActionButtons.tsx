import { Button } from 'antd';
import { useAsked } from '@/shared/auth/asked';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import type { RowAction } from './RowActions';

/** The permitted actions of the open record as buttons; the first action is the primary button. */
export function ActionButtons({ actions }: { actions: readonly RowAction[] }) {
  const user = useSession((session) => session.user);
  useAsked(actions.flatMap(({ permission }) => permission ?? []));
  const allowed = actions.filter(
    ({ permission, disabledReason }) => !disabledReason && (!permission || can(user, permission)),
  );
  return allowed.toReversed().map(({ label, onClick, danger = false }) => (
    <Button key={label} danger={danger} type={label === allowed[0]?.label ? 'primary' : 'default'} onClick={onClick}>
      {label}
    </Button>
  ));
}
