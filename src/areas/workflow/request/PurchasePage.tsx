import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { useFormats } from '@/shared/settings/useFormats';
import type { FormOf } from '@/shared/api/crudApi';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { addMoney, isPositive, type Money } from '@/shared/lib/money';
import styles from '../ui/flow.module.css';
import { purchaseSchema, storedForm } from '../flow/request.resource';
import { type Application, ApplyForm } from './ApplyForm';

/** The request for a reimbursement with several lines. The conditions of the process use the sum of their amounts. */
export default function PurchasePage() {
  return (
    <ApplyForm<PurchaseForm>
      kind="purchase"
      longestTitle={32}
      start={{ lines: [{}] }}
      toWire={toWire}
      fetchStored={async (businessKey, signal) => {
        const { lines, ...form } = await storedForm('purchase', purchaseSchema)(businessKey, signal);
        return { ...form, lines: lines ?? [{}] };
      }}
    >
      <PurchaseFields />
    </ApplyForm>
  );
}

interface Line {
  name?: string;
  amount?: Money | null;
}

type PurchaseForm = Application & { lines: Line[] };

const Field = Form.Item<Line[]>;

const sumOf = (lines: readonly (Line | undefined)[] = []) => addMoney(lines.map((line) => line?.amount));

/** Returns the request body: the form values with the exact sum of the lines. */
const toWire = (values: FormOf<PurchaseForm>) => ({ ...values, money: Number(sumOf(values.lines ?? [])) });

function PurchaseFields() {
  const { t } = useTranslation('workflow');
  const { money } = useFormats();
  const moneyRule = useMoneyRule();
  const lines = Form.useWatch<Line[] | undefined>('lines');
  const more = ruleOf((amount?: Money | null) => !isPositive(amount) && t('purchase.positive'));
  return (
    <fieldset style={{ padding: 0, margin: 0, border: 0 }}>
      <legend>{t('purchase.lines')}</legend>
      <Form.List name="lines">
        {(fields, { add, remove }) => (
          <>
            <div className={styles.lines}>
              {fields.map(({ key, name }, index) => (
                <div key={key} className={styles.line}>
                  <Field
                    name={[name, 'name']}
                    rules={[{ required: true, whitespace: true, message: t('purchase.nameMissing') }]}
                  >
                    <Input
                      maxLength={50}
                      placeholder={t('purchase.what')}
                      aria-label={t('purchase.whatOf', { number: index + 1 })}
                    />
                  </Field>
                  <Field name={[name, 'amount']} validateFirst rules={[moneyRule, more]}>
                    <MoneyField aria-label={t('purchase.amountOf', { number: index + 1 })} />
                  </Field>
                  <Button
                    icon={<DeleteOutlined />}
                    aria-label={t('purchase.removeLine', { number: index + 1 })}
                    disabled={fields.length === 1}
                    onClick={() => remove(name)}
                  />
                </div>
              ))}
            </div>
            {fields.length < 20 && (
              <Button type="dashed" block icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
                {t('purchase.addLine')}
              </Button>
            )}
          </>
        )}
      </Form.List>
      <output className={styles.total}>{t('purchase.total', { amount: money(sumOf(lines)) })}</output>
    </fieldset>
  );
}
