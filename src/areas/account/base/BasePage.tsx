import { Button, Card } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { SignOutContext } from '@/shared/auth/SignOutContext';
import { EditorForm } from '@/shared/form/EditorForm';
import { useEditor } from '@/shared/form/useEditor';
import { Lazy } from '@/shared/lazy/Lazy';
import { SettingsTabs } from '../binding/SettingsTabs';
import styles from './BasePage.module.css';
import { ProfileSection } from './ProfileSection';
import { afterReading } from '../password/afterReading';
import { changePassword } from '../password/password.api';
import { type PasswordChange, PasswordFields } from '../password/PasswordFields';

const loadSubstitutes = () => import('@/shared/substitute/SubstituteCard');

/** The user's own data: profile, avatar, password, substitutes. */
export default function BasePage() {
  return (
    <>
      <SettingsTabs />
      <div className={styles.page}>
        <ProfileSection />
        <PasswordSection />
        <Lazy load={loadSubstitutes}>{({ SubstituteCard }) => <SubstituteCard />}</Lazy>
      </div>
    </>
  );
}

/** The page section that changes the user's own password; the user signs in again afterwards. */
function PasswordSection() {
  const { t } = useTranslation('account');
  const signOut = use(SignOutContext);
  const editor = useEditor<PasswordChange>({
    path: '/system/accounts',
    title: t('password.title'),
    start: {},
    save: async ({ oldPassword, newPassword }) => {
      await changePassword('/system/accounts/pwd', oldPassword, newPassword);
      editor.form.resetFields();
      afterReading(signOut);
    },
    onClose: () => undefined,
    done: t('password.done'),
    children: null,
  });
  return (
    <Card title={t('profile.security')}>
      <EditorForm editor={editor}>
        <PasswordFields />
      </EditorForm>
      <p>{t('password.after')}</p>
      <Button type="primary" loading={editor.busy} onClick={editor.submit}>
        {t('password.submit')}
      </Button>
    </Card>
  );
}
