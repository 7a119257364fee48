import { useTranslation } from 'react-i18next';
import { notify } from '@/shared/display/notify';
import { Failure, PasswordField, SubmitButton } from '../ui/Field';
import { NewPasswordFields, usePasswordWords } from '../ui/NewPasswordFields';
import { usePlainForm } from '../ui/usePlainForm';
import { afterReading, changePassword } from './password.api';

/** Replaces a password set by an administrator. The user must then sign in again with the new password. */
export default function FirstPasswordPage({ signOut }: { signOut: () => unknown }) {
  const { t } = useTranslation('account');
  const passwordWords = usePasswordWords();
  const form = usePlainForm({
    names: ['oldPassword', 'password', 'confirm'],
    check: ({ oldPassword, password, confirm }) => ({
      oldPassword: oldPassword ? undefined : t('password.oldRequired'),
      ...passwordWords(password, confirm),
    }),
    send: async ({ oldPassword, password }) => {
      await changePassword('/system/accounts/rest_pwd', oldPassword, password);
      notify.success(t('password.done'));
      afterReading(signOut);
    },
  });
  return (
    <>
      <h1 className="pub-heading">{t('password.firstTitle')}</h1>
      <p className="pub-lead">{t('password.firstLead')}</p>
      <form {...form.props} className="pub-form">
        <Failure message={form.failure} />
        <PasswordField
          name="oldPassword"
          label={t('password.firstOld')}
          autoComplete="current-password"
          error={form.errors.oldPassword}
        />
        <NewPasswordFields label={t('password.new')} password={form.values.password} errors={form.errors} />
        <SubmitButton busy={form.busy}>{t('password.submit')}</SubmitButton>
      </form>
      <div className="pub-other">
        <button type="button" className="pub-link" onClick={() => void signOut()}>
          {t('shared:action.signOut')}
        </button>
      </div>
    </>
  );
}
