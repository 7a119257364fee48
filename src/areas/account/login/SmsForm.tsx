import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from './AccountForm';
import { Field } from './Field';
import { sendSmsCode } from './login.api';
import type { SignIn } from './useSignIn';
import { useResendTimer } from './useResendTimer';

const MOBILE = /^1[3-9]\d{9}$/;

/** A mobile number and the code sent to it; another code may be asked for after 60 s. */
export function SmsForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('account');
  const [wrong, setWrong] = useState<'mobile' | 'captcha'>();
  const [sent, setSent] = useState(false);
  const [seconds, startTimer] = useResendTimer();
  const asking = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const input = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
  // Full-width digits and stray spaces come from pasting; a number is a number.
  const digits = (name: string) => input(name).value.normalize('NFKC').replaceAll(/[\s-]/g, '');
  function refuse(name: 'mobile' | 'captcha') {
    setWrong(name);
    input(name).focus();
  }

  async function askForCode() {
    if (asking.current || seconds > 0) return;
    if (!MOBILE.test(digits('mobile'))) return refuse('mobile');
    setWrong(undefined);
    asking.current = true;
    try {
      await sendSmsCode(digits('mobile'));
      setSent(true);
      startTimer();
      input('captcha').focus();
    } catch (error) {
      signIn.fail(error);
    } finally {
      asking.current = false;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!MOBILE.test(digits('mobile'))) return refuse('mobile');
    if (!digits('captcha')) return refuse('captcha');
    setWrong(undefined);
    void signIn.submit({ mobile: digits('mobile'), captcha: digits('captcha'), rememberMe: true });
  }

  return (
    <form ref={form} className="pub-form" onSubmit={submit} noValidate aria-busy={signIn.busy}>
      <Field
        name="mobile"
        label={t('login.mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={wrong === 'mobile' ? t('login.mobileInvalid') : undefined}
      />
      <Field
        name="captcha"
        label={t('login.smsCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={wrong === 'captcha' ? t('login.captchaRequired') : undefined}
        aside={
          <button type="button" className="plain-button" disabled={seconds > 0} onClick={() => void askForCode()}>
            {seconds > 0 ? t('login.resendIn', { seconds }) : t('login.getCode')}
          </button>
        }
      />
      <p role="status" className="pub-hint">
        {sent && seconds > 0 ? t('login.codeSent') : ''}
      </p>
      <SubmitButton busy={signIn.busy} />
    </form>
  );
}
