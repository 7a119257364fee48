import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { CaptchaField } from './CaptchaField';
import { takeOverEarlyForm } from './earlyForm';
import { Field, PasswordField } from './Field';
import type { SignIn } from './useSignIn';

/** Account and password, with a captcha when the system config or a refusal asks for it. */
export function AccountForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('account');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const alwaysCaptcha = useSession((session) => session.config.captchaEnabled);
  const randomStr = useRef('');
  const form = useRef<HTMLFormElement>(null);
  const withCaptcha = alwaysCaptcha || signIn.captchaAsked;

  useLayoutEffect(() => {
    if (form.current) takeOverEarlyForm(form.current);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? '');
    const required = ['username', 'password', ...(withCaptcha ? ['captcha'] : [])];
    const empty = required.filter((name) => !value(name).trim());
    setMissing(empty);
    if (empty[0]) return focus(form.current, empty[0]);
    const captcha = withCaptcha ? { captcha: value('captcha').trim(), randomStr: randomStr.current } : {};
    const done = await signIn.submit({
      account: value('username').trim(),
      password: value('password'),
      rememberMe: data.has('rememberMe'),
      ...captcha,
    });
    if (!done) focus(form.current, 'password');
  }

  const errorOf = (name: string, words: string) => (missing.includes(name) ? t(words) : undefined);
  return (
    <form ref={form} className="pub-form" onSubmit={(event) => void submit(event)} noValidate aria-busy={signIn.busy}>
      <Field
        name="username"
        label={t('login.account')}
        placeholder={t('login.accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        error={errorOf('username', 'login.accountRequired')}
      />
      <PasswordField
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        error={errorOf('password', 'login.passwordRequired')}
      />
      {withCaptcha && (
        <CaptchaField
          turn={signIn.failures}
          error={errorOf('captcha', 'login.captchaRequired')}
          onPicture={(id) => {
            randomStr.current = id;
          }}
        />
      )}
      <label className="pub-remember">
        <input type="checkbox" name="rememberMe" defaultChecked />
        {t('login.remember')}
      </label>
      <SubmitButton busy={signIn.busy} />
    </form>
  );
}

/** Moves the focus to an input and selects what is there. */
function focus(form: HTMLFormElement | null, name: string) {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** The one button that signs in; it stays reachable while it waits. */
export function SubmitButton({ busy }: { busy: boolean }) {
  const { t } = useTranslation('account');
  return (
    <button type="submit" className="plain-button primary pub-submit" aria-disabled={busy}>
      {t(busy ? 'login.submitting' : 'login.submit')}
    </button>
  );
}

