import type { Permission } from '@/shared/vocabulary/permission';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type LinkQuery, useMenuLink } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { linked } from '@/shared/list/actions/linked';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useRemove } from '@/shared/list/actions/useRemove';
import { type Competition, competitions } from './competition.api';
import { canMove, competitionMoves, isEditable, isRemovable } from './competition.states';

/** Row actions of a contest in its status, in display order. */
export function useCompetitionActions(onCancel: (contest: Competition) => void) {
  const { t } = useTranslation(['contest', 'shared']);
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const ask = useAskedChange(competitions.path);
  const remove = useRemove(competitions, (contest) => contest.competitionName);

  const start = (move: 'publish' | 'withdraw', { id, competitionName }: Competition) =>
    ask({
      title: t(`competition.${move}`),
      content: t(`competition.${move}Ask`, { name: competitionName }),
      focusCancel: move === 'withdraw',
      run: () => competitions.act('publish', { id, contestStatus: competitionMoves[move].to }),
    });

  return (contest: Competition): RowAction[] => {
    const { id, contestStatus } = contest;
    const to = (
      label: string,
      permission: Permission,
      key: MenuKey,
      query: LinkQuery,
      disabledReason: RowAction['disabledReason'] = false,
    ) => linked(linkOf(key, query), { label, permission, disabledReason, onClick: (address) => navigate(address) });
    const reasonUnless = (can: boolean, why: 'now' | 'closed' | 'stays' | 'nothing') =>
      !can && t(`shared:crud.off.${why}`);
    // One slot: a draft is published, a published contest is withdrawn.
    const move = contestStatus === '0' ? 'publish' : 'withdraw';
    return [
      ...to(
        t('shared:action.edit'),
        'contest:competition:edit',
        'competitionEdit',
        { id },
        reasonUnless(isEditable(contestStatus), 'closed'),
      ),
      {
        label: t(`competition.${move}`),
        permission: competitionMoves[move].permission,
        disabledReason: reasonUnless(canMove(move, contest), 'now'),
        onClick: () => start(move, contest),
      },
      ...to(
        t('competition.registrations'),
        'contest:registration:list',
        'registrationList',
        { competitionId: id },
        reasonUnless(contestStatus !== '0', 'nothing'),
      ),
      ...to(
        t('competition.records'),
        'contest:gameRecord:list',
        'gameRecord',
        { competitionId: id },
        reasonUnless(['4', '5'].includes(contestStatus ?? ''), 'nothing'),
      ),
      ...to(t('competition.copy'), 'contest:competition:add', 'competitionAdd', { copy: id }),
      {
        label: t('competition.cancel'),
        permission: competitionMoves.cancel.permission,
        danger: true,
        disabledReason: reasonUnless(canMove('cancel', contest), 'now'),
        onClick: () => onCancel(contest),
      },
      {
        label: t('shared:action.remove'),
        permission: 'contest:competition:remove',
        danger: true,
        disabledReason: reasonUnless(isRemovable(contestStatus), 'stays'),
        onClick: () => void remove([contest]),
      },
    ];
  };
}
