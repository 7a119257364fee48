import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictRadio } from '@/shared/dict/DictSelect';
import { MoneyField } from '@/shared/form/fields/MoneyField';
import { useMoneyRule } from '@/shared/form/fields/useMoneyRule';
import { chosen } from '@/shared/form/fields/required';
import { competitions } from './competition.resource';
import type { CompetitionForm } from './competition.form';

const { Field } = itemsOf<CompetitionForm>(competitions);

/** Registration settings: review, max players, fee. */
export function RegisterFields() {
  const { t } = useTranslation('contest');
  const moneyRule = useMoneyRule();
  return (
    <fieldset>
      <legend>{t('competition.section.register')}</legend>
      <FieldGrid>
        <Field name="needAudit" rules={[chosen]}>
          <DictRadio dictType="sys_yes_no" />
        </Field>
        <Field name="maxPlayers" extra={t('competition.noLimit')}>
          <InputNumber min={0} max={999_999} precision={0} style={{ width: '100%' }} />
        </Field>
        <Field name="registerFee" rules={[moneyRule]}>
          <MoneyField />
        </Field>
      </FieldGrid>
    </fieldset>
  );
}
