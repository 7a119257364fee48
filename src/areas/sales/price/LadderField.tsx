import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';
import { MoneyField } from '@/shared/form/fields/MoneyField';
import type { Step } from './price.resource';
import styles from './price.module.css';

/** Max steps of a ladder (docs/contract#3.4.16). */
const MAX_STEPS = 10;

/** The quantity ladder: rows of from, to and price; a new row starts where the last one ends. */
export function LadderField({ value, onChange, ...field }: FieldProps<Partial<Step>[] | null>) {
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
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('price.removeStep', { no })}
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
        disabled={steps.length >= MAX_STEPS}
        onClick={add}
      >
        {t('price.addStep')}
      </Button>
    </div>
  );
}
