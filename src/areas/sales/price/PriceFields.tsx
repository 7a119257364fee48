import { Button, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { StatusItem } from '@/shared/form/fields/CommonItems';
import { MoneyField, useMoneyProblem, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';
import { PeriodItems } from './PeriodItems';
import { type Price, prices, type Step } from './price.resource';
import { ladderProblem } from './price.rules';
import styles from './price.module.css';

const { Entry, Field, Text } = itemsOf(prices);

/** The form items of a price. A timeline shows the price's period and the periods that it must not overlap. */
export function PriceFields({ id }: { id: Price['id'] | undefined }) {
  const { t } = useTranslation('sales');
  const moneyRule = useMoneyRule();
  const problemOf = useMoneyProblem();
  const ladderRule = ruleOf((steps?: Partial<Step>[] | null) => {
    const wrong = (steps ?? []).map(({ price }) => problemOf(price)).find(Boolean);
    const problem = ladderProblem(steps ?? []);
    return wrong ?? (problem && t(`price.ladderProblem.${problem.kind}`, { ...problem }));
  });
  return (
    <>
      <Entry name="priceType" required clearable={false} />
      <Entry name="memberType" required clearable={false} />
      <Text name="priceName" required />
      <Text name="unit" required />
      <Field name="unitPrice" rules={[{ required: true }, moneyRule]}>
        <MoneyField />
      </Field>
      <Field name="minQuantity">
        <InputNumber min={1} max={999_999} precision={0} style={{ width: 160 }} />
      </Field>
      <Field name="ladder" extra={t('price.ladderHint')} rules={[ladderRule]}>
        <LadderField />
      </Field>
      <PeriodItems id={id} />
      <StatusItem />
      <RemarkItem />
    </>
  );
}

/** Max steps of a ladder (docs/contract#3.4.16). */
const MAX_STEPS = 10;

/**
 * The quantity ladder. Each row has a first quantity, a last quantity and a price. A new row begins one unit after the
 * last row ends.
 */
function LadderField({ value, onChange, ...field }: FieldProps<Partial<Step>[] | null>) {
  const { t } = useTranslation('sales');
  const steps = value ?? [];
  const patch = (target: number, change: Partial<Step>) =>
    onChange?.(steps.map((step, index) => (index === target ? { ...step, ...change } : step)));

  function add() {
    const last = steps.at(-1);
    onChange?.([...steps, last?.maxQty ? { minQty: last.maxQty + 1 } : steps.length === 0 ? { minQty: 1 } : {}]);
  }

  return (
    <div>
      {steps.map((step, index) => {
        const no = index + 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no id; their inputs hold no state
          <div key={index} className={styles.step}>
            <InputNumber
              {...(index === 0 ? controlProps(field) : {})}
              aria-label={t('price.ladderFrom', { no })}
              placeholder={t('price.from')}
              min={1}
              precision={0}
              value={step.minQty ?? null}
              style={{ width: '100%' }}
              onChange={(minQty) => patch(index, { minQty: minQty ?? undefined } as Partial<Step>)}
            />
            <InputNumber
              aria-label={t('price.ladderTo', { no })}
              placeholder={t('price.noEnd')}
              min={1}
              precision={0}
              value={step.maxQty ?? null}
              style={{ width: '100%' }}
              onChange={(maxQty) => patch(index, { maxQty })}
            />
            <MoneyField
              aria-label={t('price.ladderPrice', { no })}
              value={step.price === undefined || step.price === '' ? null : step.price}
              onChange={(price) => patch(index, { price: price ?? '' })}
            />
            <IconButton
              icon={DeleteOutlined}
              label={t('price.removeStep', { no })}
              onClick={() => onChange?.(steps.filter((_, other) => other !== index))}
            />
          </div>
        );
      })}
      <Button
        {...(steps.length === 0 ? controlProps(field) : {})}
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        {...(steps.length >= MAX_STEPS && { disabled: true })}
        onClick={add}
      >
        {t('price.addStep')}
      </Button>
    </div>
  );
}
