import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { ImageField } from '@/shared/files/upload/ImageField';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import type { Id } from '@/shared/lib/id';
import type { Money } from '@/shared/lib/money';
import { cents } from '@/shared/lib/rules/orderMoney';
import { chosen } from '@/shared/form/fields/required';
import { CERTIFICATES, findBase, nameOfBase, OCCUPATIONS, type SkillTest, skillTests } from './skillTest.resource';

const { Entry, Field } = itemsOf(skillTests);

/** Name, occupation, level and cover of a test. */
export function FactFields({ test }: { test: SkillTest | undefined }) {
  return (
    <>
      <Field name="testName" rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={60} showCount autoComplete="off" />
      </Field>
      <FieldGrid>
        <Field name="occupationId" rules={[chosen]}>
          <RemoteSelect
            source={OCCUPATIONS.path}
            search={(text, signal) => findBase(OCCUPATIONS, text, signal)}
            nameOf={(value, signal) => occupationOf(test, value, signal)}
          />
        </Field>
        <Entry name="skillLevel" required clearable={false} />
      </FieldGrid>
      <Field name="cover">
        <ImageField />
      </Field>
    </>
  );
}

/** Resolves to an occupation's name: from the test if it is the test's occupation, otherwise from the server. */
const occupationOf = (test: SkillTest | undefined, value: Id, signal: AbortSignal): Promise<string> =>
  test?.occupationName && String(value) === String(test.occupationId)
    ? Promise.resolve(test.occupationName)
    : nameOfBase(OCCUPATIONS, value, signal);

/** Duration, scores, attempts, order of questions, and fee of a test. */
export function RuleFields() {
  const { t } = useTranslation('contest');
  const money = useMoneyRule({ max: 99_999_999.99 });
  const whole = (name: 'duration' | 'maxAttempts' | 'retakeDays', min: number, max: number, required = true) => (
    <Field name={name} label={t(`skillTest.${name}`)} rules={[{ required }]}>
      <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
    </Field>
  );
  return (
    <>
      <FieldGrid>
        {whole('duration', 5, 240)}
        <Field name="totalScore" rules={[{ required: true }]}>
          <InputNumber min={1} max={9999} style={{ width: '100%' }} />
        </Field>
        <Field
          name="passScore"
          dependencies={['totalScore']}
          rules={[
            { required: true },
            ({ getFieldValue }) =>
              ruleOf(
                (score?: Money | null) =>
                  cents(score) > cents(getFieldValue('totalScore')) && t('skillTest.passTooHigh'),
              ),
          ]}
        >
          <InputNumber min={0} max={9999} style={{ width: '100%' }} />
        </Field>
        {whole('maxAttempts', 0, 999)}
        {whole('retakeDays', 0, 3650, false)}
        <Field name="fee" rules={[money]}>
          <MoneyField />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Entry name="questionOrder" as="radio" />
        <Entry name="showAnswer" as="radio" />
        <Field name="certificateId">
          <RemoteSelect
            source={CERTIFICATES.path}
            search={(text, signal) => findBase(CERTIFICATES, text, signal)}
            nameOf={(value, signal) => nameOfBase(CERTIFICATES, value, signal)}
          />
        </Field>
      </FieldGrid>
    </>
  );
}
