import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { competitions } from './competition.resource';
import type { CompetitionForm } from './competition.form';

const { Entry, Field } = itemsOf<CompetitionForm>(competitions);

/** Registration settings: review, max players, fee. */
export function RegisterFields() {
  const { t } = useTranslation('contest');
  const moneyRule = useMoneyRule();
  return (
    <fieldset>
      <legend>{t('competition.section.register')}</legend>
      <FieldGrid>
        <Entry name="needAudit" as="radio" required />
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
