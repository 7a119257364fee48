import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { dismissEarlyForm, earlyForm } from '@/shared/auth/earlyForm';
import { CaptchaField } from '../ui/CaptchaField';
import { Field, PasswordField, SubmitButton } from '../ui/Field';
import type { SignIn } from './useSignIn';

interface AccountFormProps {
  signIn: SignIn;
  /** Label of the submit button; needed when the form does more than sign the user in. */
  submitLabel?: string;
  /** A link beside the "keep me signed in" checkbox. `false` shows only the checkbox, undefined shows neither. */
  link?: ReactNode;
}

/** The account and password inputs, with a captcha if the system config or a refused sign-in requires one. */
export function AccountForm({ signIn, submitLabel, link }: AccountFormProps) {
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

  const errorOf = (name: string, key: string) => (missing.includes(name) ? t(key) : undefined);
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
          failures={signIn.failures}
          error={errorOf('captcha', 'login.captchaRequired')}
          onLoad={(id) => {
            randomStr.current = id;
          }}
        />
      )}
      {link !== undefined && (
        <div className="pub-row">
          <label className="pub-remember">
            <input type="checkbox" name="rememberMe" defaultChecked />
            {t('login.remember')}
          </label>
          {link}
        </div>
      )}
      <SubmitButton busy={signIn.busy}>
        {signIn.busy ? t('login.submitting') : (submitLabel ?? t('login.submit'))}
      </SubmitButton>
    </form>
  );
}

/** Moves the focus to an input and selects its text. */
function focus(form: HTMLFormElement | null, name: string) {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/**
 * Takes over from the sign-in form that index.html shows while the app loads. Copies the typed values and the cursor
 * position. If the user has already submitted that form, submits this form.
 */
function takeOverEarlyForm(form: HTMLFormElement): void {
  const early = earlyForm();
  if (!early) return;
  const focused = document.activeElement;
  for (const typed of early.querySelectorAll('input')) {
    const input = form.elements.namedItem(typed.name);
    if (!(input instanceof HTMLInputElement)) continue;
    input.checked = typed.checked;
    if (typed.type !== 'checkbox') input.value = typed.value;
    if (typed !== focused) continue;
    input.focus();
    if (typed.type !== 'checkbox') input.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  }
  const submitted = early.dataset.submitted === 'true';
  dismissEarlyForm();
  if (submitted) form.requestSubmit();
}
