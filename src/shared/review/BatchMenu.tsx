import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/shared/display/MenuButton';
import { menuItems, type RowAction } from '@/shared/list/actions/RowActions';
import { usePermitted } from '@/shared/list/actions/usePermitted';
import { present } from '@/shared/list/actions/present';
import type { Permission } from '@/shared/vocabulary/permission';
import { useChosen } from './decision/useChosen';
import type { Chosen, PagedKind, Reviewable, ReviewKind } from './review';
import { useCanReview } from './reviewer/offered';
import { type ReviewerDialog, useReviewerDialog } from './reviewer/useReviewerActions';
import { useNavigate } from 'react-router-dom';
import { useMergeAddress } from './merge/useMergeAddress';

interface BatchMenuProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  rows: readonly T[];
  /** Called after an action changed the records. */
  onDone: () => void;
}

/**
 * The menu 更多 above a list with selected rows. Leads can assign pending records to a colleague. Reviewers can postpone
 * pending records or move the records to another queue. Two records can be merged. Renders nothing if no action is
 * permitted.
 */
export function BatchMenu<T extends Reviewable>({ kind, rows, onDone }: BatchMenuProps<T>) {
  const { t } = useTranslation(['review', 'shared']);
  const { api, moves } = kind;
  const choose = useChosen(kind);
  const open = useReviewerDialog<T>();
  const canAssign = useCanReview('assign', api);
  const canPutOff = useCanReview('later', api);
  const canMove = useCanReview('move', api);
  const own = choose(rows);
  const action = (label: string, permission: Permission, name: ReviewerDialog, chosen: Chosen<T>): RowAction => ({
    label,
    permission,
    disabledReason: chosen.rows.length === 0 && t('shared:crud.off.now'),
    onClick: () => open(name, { kind, ...chosen, onDone }),
  });
  const actions = present([
    canAssign &&
      action(t('reviewer.assignSome'), `${api.permission}:assign`, 'AssignModal', choose(rows, { forOthers: true })),
    canPutOff && action(t('later.action'), moves.pass.permission, 'LaterModal', own),
    canMove && action(t('move.action'), moves.pass.permission, 'MoveModal', own),
    useMergeAction(api, rows),
  ]);
  const permitted = usePermitted(() => actions, ['batch'])?.('batch') ?? [];
  if (permitted.length === 0) return null;
  return (
    <MenuButton size="small" menu={{ items: menuItems(permitted) }}>
      {t('shared:action.more')}
    </MenuButton>
  );
}

/**
 * The action that opens the page to merge two records. Enabled only if exactly two records are selected. Undefined if
 * merging is not available.
 */
function useMergeAction<T extends Reviewable>(api: PagedKind<T>['api'], rows: readonly T[]): RowAction | undefined {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const addressOf = useMergeAddress(api);
  const [one, other, ...more] = rows;
  const isPair = one !== undefined && other !== undefined && more.length === 0;
  return (
    addressOf && {
      label: t('merge.action'),
      disabledReason: !isPair && t('merge.two'),
      onClick: () => isPair && void navigate(addressOf(api.idOf(one), api.idOf(other)) ?? ''),
    }
  );
}
