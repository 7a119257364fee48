import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { useHasDeclared } from '@/shared/api/optional';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { EditModal } from '@/shared/form/EditModal';
import { peopleChoices } from '@/shared/form/fields/people.api';
import { chosen } from '@/shared/form/fields/required';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useChange } from '@/shared/list/actions/useChange';
import { offers } from '@/shared/transitions/recordMoves';
import type { Reviewable, ReviewKind } from '../review';
import { isOthers } from './isOthers';

/**
 * The actions that change who reviews a pending record: release it, and hand it over. Those of colleagues need the
 * permission `assign`. None without `reviewers` in the system config.
 */
export function useReviewerActions<T extends Reviewable>(
  { api, moves }: ReviewKind<T>,
  open: OpenDialog,
): (row: T) => RowAction[] {
  const { t } = useTranslation(['review', 'shared']);
  const user = useSession((session) => session.user);
  const change = useChange(api.path);
  const canAssign = useCanAssign(api);
  if (!canAssign) return () => [];
  return (row) => {
    const { permission } = moves.pass;
    const isLead = can(user, `${api.permission}:assign`);
    const foreign = isOthers(row, user?.userId) && !isLead && t('reviewer.other', { name: row.reviewerName ?? '' });
    const why = !offers(moves.pass, row) ? t('shared:crud.off.now') : foreign;
    return [
      {
        label: t('reviewer.assign'),
        permission,
        disabledReason: why,
        onClick: () => open((close) => <AssignModal api={api} rows={[row]} onClose={close} />),
      },
      {
        label: t('reviewer.release'),
        permission,
        disabledReason: why || (!row.reviewerId && t('reviewer.nobody')),
        onClick: () => change(() => api.act('release', { ids: [api.idOf(row)] }), t('reviewer.released')),
      },
    ];
  };
}

/** True when the server lets records of this kind have a reviewer. */
export function useCanAssign({ path }: { path: string }): boolean {
  const hasReviewers = useSession(({ config }) => config.reviewers);
  return useHasDeclared('POST', `${path}/assign`) && hasReviewers;
}

interface AssignModalProps<T extends object> extends Pick<ReviewKind<T & Reviewable>, 'api'> {
  rows: readonly T[];
  onClose: () => void;
  onDone?: () => void;
}

/** Gives pending records to a colleague, who is chosen by name. */
export function AssignModal<T extends Reviewable>({ api, rows, onClose, onDone }: AssignModalProps<T>) {
  const { t } = useTranslation('review');
  const [first] = rows;
  const name = rows.length === 1 && first ? api.nameOf(first) : t('reviewer.records', { count: rows.length });
  return (
    <EditModal<{ userId: string }>
      path={api.path}
      title={t('reviewer.assignTitle', { name })}
      okText={t('reviewer.assign')}
      start={{}}
      save={async ({ userId }) => {
        await api.act('assign', { ids: rows.map(api.idOf), userId });
        onDone?.();
      }}
      done={t('reviewer.assigned')}
      onClose={onClose}
    >
      <Form.Item<{ userId: string }> name="userId" label={t('reviewer.to')} rules={[chosen]}>
        <ResourceSelect choices={peopleChoices} />
      </Form.Item>
    </EditModal>
  );
}
