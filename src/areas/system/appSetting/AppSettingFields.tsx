import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { limited } from '@/shared/form/fields/limited';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictRadio } from '@/shared/dict/DictSelect';
import { ImageField } from '@/shared/files/upload/ImageField';
import { isPhone } from '@/shared/rules/contact';
import { uploaded } from '@/shared/form/fields/required';
import type { AppSetting } from './appSetting.api';

const Field = Form.Item<AppSetting>;

/** The fields for the product's name, logo and texts. */
export function SiteFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('system');
  const phoneRule = ruleOf((value?: string) => value && !isPhone(value) && t('appSetting.telInvalid'));
  return (
    <>
      <FieldGrid>
        <Field name="sysTitle" label={t('appSetting.sysTitle')} rules={[{ required: true, whitespace: true }]}>
          <Input {...limited(50)} autoComplete="off" />
        </Field>
        <Field
          name="rightReserved"
          label={t('appSetting.rightReserved')}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input {...limited(100)} autoComplete="off" />
        </Field>
        <Field name="recordNumber" label={t('appSetting.recordNumber')}>
          <Input {...limited(50)} autoComplete="off" />
        </Field>
        <Field name="serviceTel" label={t('appSetting.serviceTel')} rules={[phoneRule]}>
          <Input maxLength={20} inputMode="tel" autoComplete="off" />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field name="logoUrl" label={t('appSetting.logoUrl')} rules={[uploaded]}>
          <ImageField disabled={disabled} crop={{ ratio: 1, width: 256 }} />
        </Field>
        <Field name="loginBackground" label={t('appSetting.loginBackground')}>
          <ImageField disabled={disabled} />
        </Field>
        <Field name="serviceWechat" label={t('appSetting.serviceWechat')}>
          <ImageField disabled={disabled} crop={{ ratio: 1, width: 512 }} />
        </Field>
      </FieldGrid>
      <Field name="captchaEnabled" label={t('appSetting.captchaEnabled')}>
        <DictRadio dictType="sys_yes_no" />
      </Field>
    </>
  );
}

/** The switches for automatic approval. */
export function AuditFields() {
  const { t } = useTranslation('system');
  return (
    <FieldGrid>
      {(['companyAutoAudit', 'positionAutoAudit', 'courseAutoAudit'] as const).map((name) => (
        <Field key={name} name={name} label={t(`appSetting.${name}`)}>
          <DictRadio dictType="sys_yes_no" />
        </Field>
      ))}
    </FieldGrid>
  );
}

/** The fields for business terms and rates. */
export function BusinessFields() {
  const { t } = useTranslation('system');
  const number = (name: keyof AppSetting, { min, max, precision }: { min: number; max: number; precision: number }) => (
    <Field name={name} label={t(`appSetting.${name}`)} rules={[{ type: 'number', min, max }]}>
      <InputNumber min={min} max={max} precision={precision} style={{ width: '100%' }} />
    </Field>
  );
  return (
    <FieldGrid>
      {number('positionValidDays', { min: 1, max: 365, precision: 0 })}
      {number('platformFeeRate', { min: 0, max: 100, precision: 2 })}
      {number('orderExpireMinutes', { min: 5, max: 1440, precision: 0 })}
      <Field name="settleCycle" label={t('appSetting.settleCycle')}>
        <DictRadio dictType="biz_settle_cycle" />
      </Field>
    </FieldGrid>
  );
}
