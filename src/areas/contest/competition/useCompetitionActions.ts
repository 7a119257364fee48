import type { Permission } from '@/shared/vocabulary/permission';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type LinkQuery, useMenuLink } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { linked } from '@/shared/actions/linked';
import type { RowAction } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useRemove } from '@/shared/actions/useRemove';
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
      careful: move === 'withdraw',
      run: () => competitions.act('publish', { id, contestStatus: competitionMoves[move].to }),
    });

  return (contest: Competition): RowAction[] => {
    const { id, contestStatus } = contest;
    const to = (label: string, permission: Permission, key: MenuKey, query: LinkQuery) =>
      linked(linkOf(key, query), { label, permission, onClick: (address) => navigate(address) });
    const moves = (['publish', 'withdraw'] as const)
      .filter((move) => canMove(move, contest))
      .map((move) => ({
        label: t(`competition.${move}`),
        permission: competitionMoves[move].permission,
        onClick: () => start(move, contest),
      }));
    return [
      ...(isEditable(contestStatus)
        ? to(t('shared:action.edit'), 'contest:competition:edit', 'competitionEdit', { id })
        : []),
      ...moves,
      ...(contestStatus === '0'
        ? []
        : to(t('competition.registrations'), 'contest:registration:list', 'registrationList', { competitionId: id })),
      ...(['4', '5'].includes(contestStatus ?? '')
        ? to(t('competition.records'), 'contest:gameRecord:list', 'gameRecord', { competitionId: id })
        : []),
      ...to(t('competition.copy'), 'contest:competition:add', 'competitionAdd', { copy: id }),
      ...(canMove('cancel', contest)
        ? [
            {
              label: t('competition.cancel'),
              permission: competitionMoves.cancel.permission,
              danger: true,
              onClick: () => onCancel(contest),
            },
          ]
        : []),
      ...(isRemovable(contestStatus)
        ? [
            {
              label: t('shared:action.remove'),
              permission: 'contest:competition:remove' as const,
              danger: true,
              onClick: () => void remove([contest]),
            },
          ]
        : []),
    ];
  };
}
