import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictRadio } from '@/shared/dict/DictSelect';
import { ImageField } from '@/shared/files/upload/ImageField';
import { isPhone } from '@/shared/rules/contact';
import { uploaded } from '@/shared/form/fields/required';
import type { AppSetting } from './appSetting.api';

const { Field, Text } = itemsOf<AppSetting>({ messages: 'system:appSetting' });

/** The fields for the product's name, logo and texts. */
export function SiteFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('system');
  const phoneRule = ruleOf((value?: string) => value && !isPhone(value) && t('appSetting.telInvalid'));
  return (
    <>
      <FieldGrid>
        <Text name="sysTitle" max={50} required />
        <Text name="rightReserved" max={100} required />
        <Text name="recordNumber" max={50} />
        <Field name="serviceTel" rules={[phoneRule]}>
          <Input maxLength={20} inputMode="tel" autoComplete="off" />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field name="logoUrl" rules={[uploaded]}>
          <ImageField disabled={disabled} crop={{ ratio: 1, width: 256 }} />
        </Field>
        <Field name="loginBackground">
          <ImageField disabled={disabled} />
        </Field>
        <Field name="serviceWechat">
          <ImageField disabled={disabled} crop={{ ratio: 1, width: 512 }} />
        </Field>
      </FieldGrid>
      <Field name="captchaEnabled">
        <DictRadio dictType="sys_yes_no" />
      </Field>
    </>
  );
}

/** The switches for automatic approval. */
export function AuditFields() {
  return (
    <FieldGrid>
      {(['companyAutoAudit', 'positionAutoAudit', 'courseAutoAudit'] as const).map((name) => (
        <Field key={name} name={name}>
          <DictRadio dictType="sys_yes_no" />
        </Field>
      ))}
    </FieldGrid>
  );
}

/** The fields for business terms and rates. */
export function BusinessFields() {
  const number = (name: keyof AppSetting, { min, max, precision }: { min: number; max: number; precision: number }) => (
    <Field name={name} rules={[{ type: 'number', min, max }]}>
      <InputNumber min={min} max={max} precision={precision} style={{ width: '100%' }} />
    </Field>
  );
  return (
    <FieldGrid>
      {number('positionValidDays', { min: 1, max: 365, precision: 0 })}
      {number('platformFeeRate', { min: 0, max: 100, precision: 2 })}
      {number('orderExpireMinutes', { min: 5, max: 1440, precision: 0 })}
      <Field name="settleCycle">
        <DictRadio dictType="biz_settle_cycle" />
      </Field>
    </FieldGrid>
  );
}
