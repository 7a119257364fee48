import { useTranslation } from 'react-i18next';
import { Input, InputNumber } from 'antd';
import { useCan } from '@/shared/auth/Can';
import { showSystemConfig } from '@/shared/auth/session';
import { EditPage } from '@/shared/form/EditPage';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { FormOf } from '@/shared/api/crudApi';
import type { Stored } from '@/shared/form/stored';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictRadio } from '@/shared/dict/DictSelect';
import { ImageField } from '@/shared/files/upload/ImageField';
import { isPhone } from '@/shared/lib/rules/contact';
import { uploaded } from '@/shared/form/fields/required';
import { type AppSetting, getAppSetting, getSystemConfig, saveAppSetting, SETTING } from './appSetting.api';

const STORED: Stored<AppSetting> = {
  load: async (signal: AbortSignal) => ({ captchaEnabled: 'N', ...(await getAppSetting(signal)) }),
  keys: ['id'],
};

/** The settings of the whole product on one page. Saving updates title, logo and footer immediately. */
export default function AppSettingPage() {
  const { t } = useTranslation('system');
  const mayEdit = useCan('system:operatorSetting:edit');

  async function save(values: FormOf<AppSetting>) {
    await saveAppSetting(values);
    // If this request fails, the settings are still saved, but the page shows the old title until the next visit.
    const config = await getSystemConfig().catch(() => undefined);
    if (config !== undefined) showSystemConfig(config);
  }

  return (
    <EditPage
      path={SETTING}
      title={t('appSetting.title')}
      start={STORED}
      save={save}
      draft={{ record: 'new' }}
      readOnly={!mayEdit}
    >
      {mayEdit && (
        <p style={{ marginTop: 0 }}>
          <MenuLink to="contractHealth">{t('contractHealth.link')}</MenuLink>
        </p>
      )}
      <fieldset>
        <legend>{t('appSetting.site')}</legend>
        <SiteFields disabled={!mayEdit} />
      </fieldset>
      <fieldset>
        <legend>{t('appSetting.audit')}</legend>
        <AuditFields />
      </fieldset>
      <fieldset>
        <legend>{t('appSetting.business')}</legend>
        <BusinessFields />
      </fieldset>
    </EditPage>
  );
}

const { Field, Text } = itemsOf<AppSetting>({ messages: 'system:appSetting' });

/** The fields for the product's texts and images, and for the captcha. */
function SiteFields({ disabled }: { disabled: boolean }) {
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
function AuditFields() {
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
function BusinessFields() {
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
