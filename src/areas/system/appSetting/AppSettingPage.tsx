import { Button, Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { showSystemConfig } from '@/shared/auth/session';
import { EditorForm } from '@/shared/crud/EditorForm';
import { useEditor, type Values } from '@/shared/crud/useEditor';
import { getAppSetting, saveAppSetting, SETTING } from './appSetting.api';
import styles from './AppSettingPage.module.css';
import { AuditFields, BusinessFields, SiteFields } from './AppSettingFields';

/** The settings of the whole product on one page; title, logo and footer follow as soon as they are saved. */
export default function AppSettingPage() {
  const { t } = useTranslation(['system', 'shared']);
  const mayEdit = useCan('system:operatorSetting:edit');

  async function save(values: Values) {
    await saveAppSetting(values);
    showSystemConfig(await getAppSetting());
  }

  const editor = useEditor({
    path: SETTING,
    title: t('appSetting.title'),
    start: async (signal) => ({ captchaEnabled: 'N', ...(await getAppSetting(signal)) }),
    save,
    onClose: () => undefined,
    draft: { record: 'new' },
    children: null,
  });
  return (
    <Card className={styles.page}>
      <EditorForm editor={editor}>
        <fieldset disabled={!mayEdit} className={styles.part}>
          <legend>{t('appSetting.site')}</legend>
          <SiteFields disabled={!mayEdit} />
        </fieldset>
        <fieldset disabled={!mayEdit} className={styles.part}>
          <legend>{t('appSetting.audit')}</legend>
          <AuditFields />
        </fieldset>
        <fieldset disabled={!mayEdit} className={styles.part}>
          <legend>{t('appSetting.business')}</legend>
          <BusinessFields />
        </fieldset>
      </EditorForm>
      {mayEdit && editor.loaded.isSuccess && (
        <div className={styles.bar}>
          <Button type="primary" loading={editor.busy} onClick={editor.submit}>
            {t('shared:action.save')}
          </Button>
        </div>
      )}
    </Card>
  );
}
