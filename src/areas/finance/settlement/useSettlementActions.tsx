import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { useSession } from '@/shared/auth/session';
import { possibleFirst, type RowAction } from '@/shared/list/actions/RowActions';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { useNeeds } from '@/shared/transitions/useNeeds';
import { EditModal } from '@/shared/form/EditModal';
import { moveOf, useNow } from '@/shared/form/move/move';
import { allows } from '@/shared/transitions/moves';
import { RejectModal } from '../parts/RejectModal';
import { AdjustModal } from './AdjustModal';
import { PayModal } from './PayModal';
import { type Settlement, settlements } from './settlement.resource';
import { moveProblem, type SettlementMove, settlementMoves } from './settlement.states';
import { useDict } from '@/shared/dict/useDict';

const NAMES = Object.keys(settlementMoves) as SettlementMove[];

/** Row actions of a settlement, for the list and the statement. */
export function useSettlementActions(open: OpenDialog): (row: Settlement) => RowAction[] {
  const { t } = useTranslation('finance');
  const user = useSession((session) => session.user);
  const needs = useNeeds('biz_settle_status');

  /** Returns the reason why a status change is not possible now, as text; false if it is possible. */
  function whyNot(move: SettlementMove, row: Settlement) {
    const problem = moveProblem(move, row, user?.userId);
    if (problem === 'auditor') return t('settlement.otherPays');
    if (problem === 'nothing') return t('settlement.nothingOwed');
    return problem !== undefined && needs(settlementMoves[move]);
  }

  return (row) =>
    possibleFirst(
      NAMES.map((move) => ({
        label: t(`settlement.move.${move}`),
        permission: settlementMoves[move].permission,
        danger: move === 'reject',
        disabledReason: whyNot(move, row),
        onClick: () => open((close) => <SettlementDialog move={move} row={row} onClose={close} />),
      })),
    );
}

interface SettlementDialogProps {
  move: SettlementMove;
  row: Settlement;
  onClose: () => void;
}

function SettlementDialog({ move: name, row, onClose }: SettlementDialogProps) {
  const { t } = useTranslation('finance');
  const { money, yuan } = useFormats();
  const now = useSettlementNow();
  const move = moveOf(settlements, row, name, {
    may: ({ settleStatus }) => allows(settlementMoves[name], settleStatus),
    now,
  });
  const label = t(`settlement.move.${name}`);
  const dialog = { path: settlements.path, title: `${label} · ${settlements.nameOf(row)}`, move, onClose };
  if (name === 'adjust') return <AdjustModal {...dialog} row={row} />;
  if (name === 'pay' || name === 'again') return <PayModal {...dialog} row={row} />;
  if (name === 'reject')
    return (
      <RejectModal
        {...dialog}
        record="settlement"
        okText={label}
        run={(failReason, key) =>
          settlements.act('audit', { ids: [row.id], settleStatus: settlementMoves.reject.to, failReason }, key)
        }
      />
    );
  return (
    <EditModal
      {...dialog}
      start={{}}
      okText={label}
      done={t(`settlement.done.${name}`, { amount: yuan(row.settleAmount) })}
      save={(_, key) =>
        name === 'check'
          ? settlements.act('check', { id: row.id }, key)
          : settlements.act('audit', { ids: [row.id], settleStatus: settlementMoves.pass.to }, key)
      }
    >
      {t(`settlement.${name}Ask`, { name: row.targetName, amount: money(row.settleAmount) })}
    </EditModal>
  );
}

/** Returns a text about the last change of a settlement, from its history, else from its other fields. */
function useSettlementNow(): (row: Settlement) => string {
  const { t } = useTranslation('finance');
  const states = useDict('biz_settle_status');
  const now = useNow();
  return (row) => {
    const { settleStatus, auditLogs, auditBy, auditTime, payBy, payTime, payFlowNo: no, failReason: reason } = row;
    const last = auditLogs?.[0];
    const audited = { who: last?.operatorName ?? auditBy, when: last?.operateTime ?? auditTime };
    const paid = { who: payBy ?? last?.operatorName, when: payTime ?? last?.operateTime };
    if (settleStatus === '4') return now({ ...paid, what: t('settlement.now.paid', { no }) });
    if (settleStatus === '5')
      return now({ ...paid, when: last?.operateTime, what: t('settlement.now.failed', { reason }) });
    if (settleStatus === '3') return now({ ...audited, what: t('settlement.move.pass') });
    if (settleStatus === '2') return now({ ...audited, what: t('settlement.now.rejected', { reason }) });
    const state = states.find(({ value }) => value === settleStatus)?.label ?? settleStatus ?? '-';
    const move = last?.action === 'check' || last?.action === 'adjust' ? last.action : undefined;
    if (!move) return now({ what: state });
    const what = [t(`settlement.move.${move}`), last?.remark].filter(Boolean).join(' ');
    return now({ who: last?.operatorName, when: last?.operateTime, what });
  };
}
