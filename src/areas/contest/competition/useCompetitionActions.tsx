import { useTranslation } from 'react-i18next';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { type Competition, competitions } from './competition.resource';
import { allows } from '@/shared/resource/transitions/moves';
import { useNeeds } from '@/shared/resource/transitions/useNeeds';
import { canMove, type CompetitionMove, competitionMoves } from './competition.states';

/** Preset reasons for a cancellation. */
const PRESETS = ['few', 'weather', 'site'] as const;

/** The row actions of a contest besides edit and remove: publish or withdraw, registrations, runs, copy, cancel. */
export function useCompetitionActions(): (contest: Competition) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation(['contest', 'shared']);
  const needs = useNeeds('biz_contest_status');
  const link = useLinkAction();
  const ask = useAskedChange(competitions.path);

  const start = (move: 'publish' | 'withdraw', { id, competitionName }: Competition) =>
    ask({
      title: t(`competition.${move}`),
      content: t(`competition.${move}Ask`, { name: competitionName }),
      focusCancel: move === 'withdraw',
      run: () => competitions.act('publish', { id, contestStatus: competitionMoves[move].to }),
    });

  return (contest) => {
    const { id, contestStatus } = contest;
    const reasonUnless = (can: boolean) => !can && t('shared:crud.off.nothing');
    const whyNot = (name: CompetitionMove) =>
      !canMove(name, contest) &&
      (allows(competitionMoves[name], contestStatus)
        ? t('competition.hasRegistrations')
        : needs(competitionMoves[name]));
    // One action per row: a draft can be published, a published contest can be withdrawn.
    const move = contestStatus === '0' ? 'publish' : 'withdraw';
    return [
      {
        label: t(`competition.${move}`),
        permission: competitionMoves[move].permission,
        disabledReason: whyNot(move),
        onClick: () => start(move, contest),
      },
      ...link(
        'registrationList',
        { competitionId: id },
        {
          label: t('competition.registrations'),
          permission: 'contest:registration:list',
          disabledReason: reasonUnless(contestStatus !== '0'),
        },
      ),
      ...link(
        'gameRecord',
        { competitionId: id },
        {
          label: t('competition.records'),
          permission: 'contest:gameRecord:list',
          disabledReason: reasonUnless(['4', '5'].includes(contestStatus ?? '')),
        },
      ),
      ...link('competitionAdd', { copy: id }, { label: t('competition.copy'), permission: 'contest:competition:add' }),
      {
        label: t('competition.cancel'),
        permission: competitionMoves.cancel.permission,
        danger: true,
        disabledReason: whyNot('cancel'),
        onClick: () => open((close) => <CancelModal contest={contest} onClose={close} />),
      },
    ];
  };
}

/** Cancels a contest with a reason. */
function CancelModal({ contest, onClose }: { contest: Competition; onClose: () => void }) {
  const { t } = useTranslation('contest');
  return (
    <ReasonModal
      path={competitions.path}
      title={t('competition.cancelTitle', { name: contest.competitionName })}
      label={t('competition.cancelReason')}
      okText={t('competition.cancel')}
      kind="competition.cancel"
      presets={PRESETS.map((preset) => t(`competition.cancelPresets.${preset}`))}
      run={(reason, key) => competitions.act('cancel', { id: contest.id, reason }, key)}
      onClose={onClose}
    >
      <p>{t('competition.cancelAsk', { count: contest.registerCount ?? 0 })}</p>
    </ReasonModal>
  );
}
