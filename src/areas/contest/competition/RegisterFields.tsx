import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictRadio } from '@/shared/dict/DictSelect';
import { MoneyField } from '@/shared/fields/MoneyField';
import { useMoneyRule } from '@/shared/fields/useMoneyRule';

/** How people register: whether they are audited, how many, for how much. */
export function RegisterFields() {
  const { t } = useTranslation('contest');
  const moneyRule = useMoneyRule();
  return (
    <fieldset>
      <legend>{t('competition.section.register')}</legend>
      <FieldGrid>
        <Form.Item name="needAudit" label={t('competition.needAudit')} rules={[{ required: true }]}>
          <DictRadio dictType="sys_yes_no" />
        </Form.Item>
        <Form.Item name="maxPlayers" label={t('competition.maxPlayers')} extra={t('competition.noLimit')}>
          <InputNumber min={0} max={999_999} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="registerFee" label={t('competition.registerFee')} rules={[moneyRule]}>
          <MoneyField />
        </Form.Item>
      </FieldGrid>
    </fieldset>
  );
}
