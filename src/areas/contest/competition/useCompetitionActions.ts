import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RowAction } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useRemove } from '@/shared/actions/useRemove';
import { type Competition, competitions, PLACES } from './competition.api';
import { canMove, competitionMoves, isEditable, isRemovable } from './competition.states';

/** What can be done with a contest in its state, in the order it is offered. */
export function useCompetitionActions(onCancel: (contest: Competition) => void) {
  const { t } = useTranslation(['contest', 'shared']);
  const navigate = useNavigate();
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
    const to = (place: string) => () => void navigate(`${place}=${encodeURIComponent(id)}`);
    const moves = (['publish', 'withdraw'] as const)
      .filter((move) => canMove(move, contest))
      .map((move) => ({
        label: t(`competition.${move}`),
        permission: competitionMoves[move].permission,
        onClick: () => start(move, contest),
      }));
    const edit = {
      label: t('shared:action.edit'),
      permission: 'contest:competition:edit',
      onClick: to(`${PLACES.edit}?id`),
    };
    const begun = !isEditable(contestStatus);
    return [
      ...(begun ? [] : [edit]),
      ...moves,
      ...(contestStatus === '0'
        ? []
        : [
            {
              label: t('competition.registrations'),
              permission: 'contest:registration:list',
              onClick: to(`${PLACES.registrations}?competitionId`),
            },
          ]),
      ...(['4', '5'].includes(contestStatus ?? '')
        ? [
            {
              label: t('competition.records'),
              permission: 'contest:gameRecord:list',
              onClick: to(`${PLACES.records}?competitionId`),
            },
          ]
        : []),
      { label: t('competition.copy'), permission: 'contest:competition:add', onClick: to(`${PLACES.add}?copy`) },
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
              permission: 'contest:competition:remove',
              danger: true,
              onClick: () => void remove([contest]),
            },
          ]
        : []),
    ];
  };
}
