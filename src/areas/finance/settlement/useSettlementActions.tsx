import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { useSession } from '@/shared/auth/session';
import { possibleFirst, type RowAction } from '@/shared/list/actions/RowActions';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { useNeeds } from '@/shared/resource/transitions/useNeeds';
import { EditModal } from '@/shared/form/EditModal';
import { moveOf, useAmount, useNow } from '@/shared/form/move/move';
import { allows } from '@/shared/resource/transitions/moves';
import { RejectModal } from '../parts/RejectModal';
import { PayModal } from './PayModal';
import { adjust, type Settlement, settlements } from './settlement.resource';
import { moveProblem, type SettlementMove, settlementMoves } from './settlement.states';
import { useDict } from '@/shared/dict/useDict';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import type { EditorProps } from '@/shared/form/useEditor';
import { MAX_MONEY } from '@/shared/form/fields/money';
import { type Money, toCents } from '@/shared/lib/money';
import { adjustProblem, netOf } from '@/shared/lib/rules/settlementMoney';

const NAMES = Object.keys(settlementMoves) as SettlementMove[];

/** Row actions of a settlement, for the list and the statement. */
export function useSettlementActions(): (row: Settlement) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation('finance');
  const user = useSession((session) => session.user);
  const needs = useNeeds('biz_settle_status');

  /** Returns why a status change is not possible now, as text; false if it is possible. */
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
  const amountIn = useAmount();
  const move = moveOf(settlements, row, name, {
    may: ({ settleStatus }) => allows(settlementMoves[name], settleStatus),
    now,
    amount: amountIn('settleAmount'),
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

/** Returns a function that describes the last change of a settlement, from its history and its other fields. */
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

type Adjustment = Pick<Settlement, 'adjustAmount'>;
const { Field } = itemsOf<Adjustment>(settlements);

interface AdjustModalProps extends Pick<EditorProps<Adjustment>, 'path' | 'title' | 'move' | 'onClose'> {
  row: Settlement;
}

/** Adjusts the amount of a rejected settlement up or down, with a reason. The settlement must then be checked again. */
function AdjustModal({ row, ...dialog }: AdjustModalProps) {
  const { t } = useTranslation('finance');
  const { yuan } = useFormats();
  const amountRule = useMoneyRule({ min: -MAX_MONEY });
  const netFor = (typed: unknown) => {
    const adjustAmount = typed as Money | null | undefined; // the field's value, which may be an invalid amount
    return yuan(netOf({ ...row, adjustAmount: toCents(adjustAmount) === undefined ? 0 : adjustAmount }));
  };
  const netRule = ruleOf(
    (adjustAmount?: Money | null) =>
      adjustProblem(row, adjustAmount) === 'negative' && t('settlement.adjustNegative', { net: netFor(adjustAmount) }),
  );
  return (
    <ReasonModal<Adjustment>
      {...dialog}
      start={{ adjustAmount: Number(row.adjustAmount ?? 0) }}
      name="adjustReason"
      label={t('settlement.adjustReason')}
      kind="settlement.adjust"
      presets={presetsOf(t, 'presets.adjust')}
      run={(adjustReason, key, { adjustAmount }) => adjust({ id: row.id, adjustAmount, adjustReason }, key)}
      okText={({ adjustAmount }) => t('settlement.adjustTo', { net: netFor(adjustAmount) })}
      done={({ adjustAmount }) => t('settlement.adjustedTo', { net: netFor(adjustAmount) })}
    >
      {row.failReason && <p>{t('settlement.rejectedFor', { reason: row.failReason })}</p>}
      <p>{t('settlement.beforeAdjust', { net: yuan(netOf({ ...row, adjustAmount: 0 })) })}</p>
      <Field
        name="adjustAmount"
        extra={t('settlement.adjustHint')}
        validateFirst
        rules={[{ required: true }, amountRule, netRule]}
      >
        <MoneyField />
      </Field>
    </ReasonModal>
  );
}
