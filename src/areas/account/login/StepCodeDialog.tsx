import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/Field';
import type { Credentials } from './login.api';
import type { SignIn } from './useSignIn';

/** Asks for the second code when the backend requires one, and signs in with it. */
export function StepCodeDialog({ credentials, signIn }: { credentials: Credentials; signIn: SignIn }) {
  const { t } = useTranslation(['account', 'shared']);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const stepCode = String(new FormData(event.currentTarget).get('stepCode') ?? '').trim();
    if (stepCode) void signIn.submit({ ...credentials, stepCode });
  }

  return (
    <dialog ref={dialog} className="pub-dialog" aria-labelledby="step-title" onClose={signIn.cancelStep}>
      <form className="pub-form" onSubmit={submit}>
        <h2 id="step-title">{t('login.stepTitle')}</h2>
        <Field name="stepCode" label={t('login.stepHint')} inputMode="numeric" autoComplete="one-time-code" required />
        <div className="pub-control">
          <button type="submit" className="plain-button primary">
            {t('shared:action.confirm')}
          </button>
          <button type="button" className="plain-button" onClick={() => dialog.current?.close()}>
            {t('shared:action.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
