import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { isEmail, isMobile, toDigits } from '@/shared/lib/rules/contact';
import { request } from '@/shared/api/http';
import { Failure, Field, SubmitButton } from '../ui/Field';
import { NewPasswordFields, usePasswordWords } from '../ui/NewPasswordFields';
import { SmsFields } from '../ui/SmsFields';
import { usePlainForm } from '../ui/usePlainForm';
import { AgreementField } from './AgreementField';

/** Creates an account. Asks for e-mail, password, mobile number with SMS code, and consent to the user agreement. */
export default function RegisterPage() {
  const { t } = useTranslation(['account', 'register']);
  const navigate = useNavigate();
  const passwordWords = usePasswordWords();
  const form = usePlainForm({
    names: ['email', 'password', 'confirm', 'mobile', 'captcha', 'agree'],
    check: ({ email, password, confirm, mobile, captcha, agree }) => ({
      email: isEmail(email.trim()) ? undefined : t(email.trim() ? 'register.emailInvalid' : 'register.emailRequired'),
      ...passwordWords(password, confirm),
      mobile: isMobile(toDigits(mobile)) ? undefined : t('login.mobileInvalid'),
      captcha: toDigits(captcha) ? undefined : t('login.captchaRequired'),
      agree: agree ? undefined : t('register:required'),
    }),
    send: async ({ email, password, mobile, captcha }) => {
      const account = { email: email.trim(), password, mobile: toDigits(mobile), captcha: toDigits(captcha) };
      await register(account);
      await navigate('/user/registerResult', { replace: true, state: { email: account.email } });
    },
  });
  return (
    <>
      <h1 className="pub-heading">{t('register.title')}</h1>
      <form {...form.props} className="pub-form">
        <Failure message={form.failure} />
        <Field
          name="email"
          label={t('register.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          error={form.errors.email}
        />
        <NewPasswordFields label={t('login.password')} password={form.values.password} errors={form.errors} />
        <SmsFields errors={form.errors} onWrongMobile={() => form.point('mobile')} onFailure={form.fail} />
        <AgreementField error={form.errors.agree} />
        <SubmitButton busy={form.busy}>{t(form.busy ? 'register.submitting' : 'register.submit')}</SubmitButton>
      </form>
      <div className="pub-other">
        <Link className="pub-link" to="/user/login">
          {t('register.toLogin')}
        </Link>
      </div>
    </>
  );
}

/** Creates an account for the owner of the mobile number (docs/contract#2.32). */
const register = (data: { email: string; password: string; mobile: string; captcha: string }) =>
  request({ method: 'post', url: '/auth/register', data, quiet: true });
