import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { useFormats } from '@/shared/settings/useFormats';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import type { EditorProps } from '@/shared/form/useEditor';
import { MAX_MONEY } from '@/shared/form/fields/money';
import { type Money, toCents } from '@/shared/lib/money';
import { adjustProblem, netOf } from '@/shared/rules/settlementMoney';
import { adjust, type Settlement, settlements } from './settlement.resource';

type Adjustment = Pick<Settlement, 'adjustAmount'>;
const { Field } = itemsOf<Adjustment>(settlements);

interface AdjustModalProps extends Pick<EditorProps<Adjustment>, 'path' | 'title' | 'move' | 'onClose'> {
  row: Settlement;
}

/** Adjusts a rejected settlement up or down, with a reason; the settlement is then checked again. */
export function AdjustModal({ row, ...dialog }: AdjustModalProps) {
  const { t } = useTranslation('finance');
  const { yuan } = useFormats();
  const amountRule = useMoneyRule({ min: -MAX_MONEY });
  const netFor = (typed: unknown) => {
    const adjustAmount = typed as Money | null | undefined; // the field's value, which may not be a valid amount yet
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
