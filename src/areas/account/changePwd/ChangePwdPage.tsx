import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isMobile, toDigits } from '@/shared/lib/rules/contact';
import { request } from '@/shared/api/http';
import { Done } from '../ui/Done';
import { Failure, SubmitButton } from '../ui/Field';
import { NewPasswordFields, usePasswordWords } from '../ui/NewPasswordFields';
import { SmsFields } from '../ui/SmsFields';
import { usePlainForm } from '../ui/usePlainForm';

/** Resets a forgotten password with a code sent to the account's mobile number. */
export default function ChangePwdPage() {
  const { t } = useTranslation('account');
  const [done, setDone] = useState(false);
  const passwordWords = usePasswordWords();
  const form = usePlainForm({
    names: ['mobile', 'captcha', 'password', 'confirm'],
    check: ({ mobile, captcha, password, confirm }) => ({
      mobile: isMobile(toDigits(mobile)) ? undefined : t('login.mobileInvalid'),
      captcha: toDigits(captcha) ? undefined : t('login.captchaRequired'),
      ...passwordWords(password, confirm),
    }),
    send: async ({ mobile, captcha, password }) => {
      await resetForgottenPassword({ mobile: toDigits(mobile), captcha: toDigits(captcha), newPassword: password });
      setDone(true);
    },
  });
  if (done) {
    return (
      <Done title={t('changePwd.done')} message={t('changePwd.doneHint')}>
        <Link className="plain-button primary" to="/user/login">
          {t('public.goLogin')}
        </Link>
      </Done>
    );
  }
  return (
    <>
      <h1 className="pub-heading">{t('changePwd.title')}</h1>
      <p className="pub-lead">{t('changePwd.lead')}</p>
      <form {...form.props} className="pub-form">
        <Failure message={form.failure} />
        <SmsFields errors={form.errors} onWrongMobile={() => form.point('mobile')} onFailure={form.fail} />
        <NewPasswordFields label={t('password.new')} password={form.values.password} errors={form.errors} />
        <SubmitButton busy={form.busy}>{t(form.busy ? 'changePwd.submitting' : 'changePwd.submit')}</SubmitButton>
      </form>
      <div className="pub-other">
        <Link className="pub-link" to="/user/login">
          {t('public.toLogin')}
        </Link>
      </div>
    </>
  );
}

/** Resets the password of the account with the number `mobile`. The SMS code proves that the user owns the number. */
const resetForgottenPassword = (data: { mobile: string; captcha: string; newPassword: string }) =>
  request({ method: 'post', url: '/auth/forge-password', data, quiet: true });
