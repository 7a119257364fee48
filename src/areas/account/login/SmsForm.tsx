import { useTranslation } from 'react-i18next';
import { isMobile, toDigits } from '@/shared/rules/contact';
import { SmsFields } from '../ui/SmsFields';
import { SubmitButton } from '../ui/SubmitButton';
import { usePlainForm } from '../ui/usePlainForm';
import type { SignIn } from './useSignIn';

/** Signs in with a mobile number and the code sent to it. */
export function SmsForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('account');
  const form = usePlainForm({
    names: ['mobile', 'captcha'],
    check: ({ mobile, captcha }) => ({
      mobile: isMobile(toDigits(mobile)) ? undefined : t('login.mobileInvalid'),
      captcha: toDigits(captcha) ? undefined : t('login.captchaRequired'),
    }),
    // The page shows the result above both sign-in forms.
    send: async ({ mobile, captcha }) => {
      await signIn.submit({ mobile: toDigits(mobile), captcha: toDigits(captcha), rememberMe: true });
      return false;
    },
  });
  return (
    <form {...form.props} className="pub-form" aria-busy={signIn.busy}>
      <SmsFields errors={form.errors} onWrongMobile={() => form.point('mobile')} onFailure={signIn.fail} />
      <SubmitButton busy={signIn.busy}>{t(signIn.busy ? 'login.submitting' : 'login.submit')}</SubmitButton>
    </form>
  );
}
