import { useFormats } from '@/shared/settings/useFormats';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { presetsOf } from '@/shared/actions/presets';
import { ReasonModal } from '@/shared/actions/ReasonModal';
import { nextFirst } from '@/shared/actions/nextFirst';
import type { RowAction } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { AdjustModal } from './AdjustModal';
import { PayModal } from './PayModal';
import { type Settlement, settlementName, settlements } from './settlement.api';
import { moveProblem, type SettlementMove, settlementMoves } from './settlement.states';

const NAMES = Object.keys(settlementMoves) as SettlementMove[];

/** Row actions of a settlement and the dialog they open, for the list and the statement. */
export function useSettlementMoves(): { of: (row: Settlement) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation(['finance', 'shared']);
  const { money } = useFormats();
  const user = useSession((session) => session.user);
  const ask = useAskedChange(settlements.path);
  const [asked, setAsked] = useState<{ move: SettlementMove; row: Settlement }>();
  const close = () => setAsked(undefined);

  function start(move: SettlementMove, row: Settlement) {
    if (move !== 'check' && move !== 'pass') return setAsked({ move, row });
    ask({
      title: t(`settlement.move.${move}`),
      content: t(`settlement.${move}Ask`, { name: row.targetName, amount: money(row.settleAmount) }),
      run: () =>
        move === 'check'
          ? settlements.act('check', { id: row.id })
          : settlements.act('audit', { ids: [row.id], settleStatus: settlementMoves.pass.to }),
    });
  }

  /** Why a move cannot be made now, in words; false when it can. */
  function whyNot(move: SettlementMove, row: Settlement) {
    const problem = moveProblem(move, row, user?.userId);
    if (problem === 'auditor') return t('settlement.otherPays');
    return problem !== undefined && t('shared:crud.off.now');
  }

  const title = asked && `${t(`settlement.move.${asked.move}`)} · ${settlementName(asked.row)}`;
  return {
    of: (row) =>
      nextFirst(
        NAMES.map((move) => ({
          label: t(`settlement.move.${move}`),
          permission: settlementMoves[move].permission,
          danger: move === 'reject',
          off: whyNot(move, row),
          onClick: () => start(move, row),
        })),
      ),
    dialog: asked && title && (
      <>
        {asked.move === 'adjust' && <AdjustModal row={asked.row} title={title} onClose={close} />}
        {(asked.move === 'pay' || asked.move === 'again') && <PayModal row={asked.row} title={title} onClose={close} />}
        {asked.move === 'reject' && (
          <ReasonModal
            path={settlements.path}
            title={title}
            label={t('rejectReason')}
            okText={t('settlement.move.reject')}
            kind="settlement.reject"
            presets={presetsOf(t, 'presets.settlement')}
            run={(failReason) =>
              settlements.act('audit', {
                ids: [asked.row.id],
                settleStatus: settlementMoves.reject.to,
                failReason,
              })
            }
            onClose={close}
          />
        )}
      </>
    ),
  };
}
