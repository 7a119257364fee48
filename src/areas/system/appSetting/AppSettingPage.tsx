import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { showSystemConfig } from '@/shared/auth/session';
import { EditPage } from '@/shared/form/EditPage';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { FormOf } from '@/shared/api/crudApi';
import type { Stored } from '@/shared/form/stored';
import { type AppSetting, getAppSetting, getSystemConfig, saveAppSetting, SETTING } from './appSetting.api';
import { AuditFields, BusinessFields, SiteFields } from './AppSettingFields';

const STORED: Stored<AppSetting> = {
  load: async (signal: AbortSignal) => ({ captchaEnabled: 'N', ...(await getAppSetting(signal)) }),
  keys: ['id'],
};

/** The settings of the whole product on one page. A save updates title, logo and footer at once. */
export default function AppSettingPage() {
  const { t } = useTranslation('system');
  const mayEdit = useCan('system:operatorSetting:edit');

  async function save(values: FormOf<AppSetting>) {
    await saveAppSetting(values);
    showSystemConfig(await getSystemConfig());
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
