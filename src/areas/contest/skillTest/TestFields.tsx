import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictRadio, DictSelect } from '@/shared/dict/DictSelect';
import { YesNoItem } from '@/shared/fields/CommonItems';
import { ImageField } from '@/shared/upload/ImageField';
import { MoneyField } from '@/shared/fields/MoneyField';
import { RemoteSelect } from '@/shared/fields/RemoteSelect';
import { useMoneyRule } from '@/shared/fields/useMoneyRule';
import { type Money, toCents } from '@/shared/lib/money';
import { CERTIFICATES, findBase, nameOfBase, OCCUPATIONS } from './skillTest.api';

/** What a test is called and whom it is for. */
export function FactFields() {
  const { t } = useTranslation('contest');
  return (
    <>
      <Form.Item name="testName" label={t('skillTest.testName')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={60} showCount autoComplete="off" />
      </Form.Item>
      <FieldGrid>
        <Form.Item name="occupationId" label={t('skillTest.occupationId')} rules={[{ required: true }]}>
          <RemoteSelect
            source={OCCUPATIONS.path}
            search={(words, signal) => findBase(OCCUPATIONS, words, signal)}
            nameOf={(value, signal) => nameOfBase(OCCUPATIONS, value, signal)}
          />
        </Form.Item>
        <Form.Item name="skillLevel" label={t('skillTest.skillLevel')} rules={[{ required: true }]}>
          <DictSelect dictType="biz_skill_level" allowClear={false} />
        </Form.Item>
      </FieldGrid>
      <Form.Item name="cover" label={t('skillTest.cover')}>
        <ImageField />
      </Form.Item>
    </>
  );
}

/** How a test is taken: time, points, attempts, order, fee. */
export function RuleFields() {
  const { t } = useTranslation('contest');
  const money = useMoneyRule({ max: 99_999_999.99 });
  const whole = (name: string, min: number, max: number, required = true) => (
    <Form.Item name={name} label={t(`skillTest.${name}`)} rules={[{ required }]}>
      <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
    </Form.Item>
  );
  return (
    <>
      <FieldGrid>
        {whole('duration', 5, 240)}
        <Form.Item name="totalScore" label={t('skillTest.totalScore')} rules={[{ required: true }]}>
          <InputNumber min={1} max={9999} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="passScore"
          label={t('skillTest.passScore')}
          dependencies={['totalScore']}
          rules={[
            { required: true },
            ({ getFieldValue }) => ({
              validator: (_, score?: Money | null) =>
                (toCents(score) ?? 0n) <= (toCents(getFieldValue('totalScore')) ?? 0n)
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('skillTest.passTooHigh'))),
            }),
          ]}
        >
          <InputNumber min={0} max={9999} style={{ width: '100%' }} />
        </Form.Item>
        {whole('maxAttempts', 0, 999)}
        {whole('retakeDays', 0, 3650, false)}
        <Form.Item name="fee" label={t('skillTest.fee')} rules={[money]}>
          <MoneyField />
        </Form.Item>
      </FieldGrid>
      <FieldGrid>
        <Form.Item name="questionOrder" label={t('skillTest.questionOrder')}>
          <DictRadio dictType="biz_question_order" />
        </Form.Item>
        <YesNoItem name="showAnswer" label={t('skillTest.showAnswer')} />
        <Form.Item name="certificateId" label={t('skillTest.certificateId')}>
          <RemoteSelect
            source={CERTIFICATES.path}
            search={(words, signal) => findBase(CERTIFICATES, words, signal)}
            nameOf={(value, signal) => nameOfBase(CERTIFICATES, value, signal)}
          />
        </Form.Item>
      </FieldGrid>
    </>
  );
}
