import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { beginSession } from '@/shared/auth/session';
import { answerPasskey, hasPasskeys } from '@/shared/factors/passkey';
import { Failure, Field, SubmitButton } from '../ui/Field';
import { usePlainForm } from '../ui/usePlainForm';
import { type Credentials, isStep, type Step, tokenIn } from './login.api';
import type { SignIn } from './useSignIn';

interface StepCodeDialogProps {
  waiting: Credentials | Step;
  signIn: SignIn;
}

/** Asks for a second factor of the account: a one-time code, a recovery code or a passkey. */
export function StepCodeDialog({ waiting, signIn }: StepCodeDialogProps) {
  const { t } = useTranslation(['account', 'shared', 'factors']);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const step = isStep(waiting) ? waiting : undefined;
  const kinds: readonly unknown[] = step && Array.isArray(step.factors) ? step.factors : ['totp'];
  const codes = (['totp', 'recovery'] as const).filter((kind) => kinds.includes(kind));
  const hasPasskey = kinds.includes('passkey') && Boolean(step?.passkey) && hasPasskeys();
  const [chosen, setChosen] = useState(codes[0]);
  const other = codes.find((kind) => kind !== chosen);
  const required = (code: string) => (code.trim() ? undefined : t('login.captchaRequired'));

  const form = usePlainForm({
    names: ['stepCode'],
    check: ({ stepCode }) => ({ stepCode: chosen ? required(stepCode) : undefined }),
    send: ({ stepCode }) => prove({ code: stepCode.trim() }),
  });

  async function prove(proof: { code: string } | { credential: unknown }): Promise<unknown> {
    if (!isStep(waiting)) return 'code' in proof && signIn.submit({ ...waiting, stepCode: proof.code });
    const data = { ticket: waiting.factorTicket, ...proof };
    beginSession(tokenIn(await request({ method: 'post', url: paths.stepCode, data, quiet: true })));
    return signIn.cancelStep();
  }

  async function provePasskey() {
    const proven = answerPasskey(step?.passkey).then((credential) => prove({ credential }));
    await proven.catch(form.fail);
  }

  const label = { totp: step ? t('factors:step.code') : t('factors:step.hint'), recovery: t('factors:step.recovery') };
  return (
    <dialog ref={dialog} className="pub-dialog" aria-labelledby="step-title" onClose={signIn.cancelStep}>
      <form {...form.props} className="pub-form">
        <h2 id="step-title">{t('login.stepTitle')}</h2>
        <Failure message={form.failure} />
        {!hasPasskey && !chosen && <p>{t('factors:step.unknown')}</p>}
        {hasPasskey && (
          <button type="button" className="plain-button" onClick={() => void provePasskey()}>
            {t('factors:byPasskey')}
          </button>
        )}
        {chosen && (
          <Field
            key={chosen}
            name="stepCode"
            label={label[chosen]}
            inputMode={chosen === 'totp' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            error={form.errors.stepCode}
          />
        )}
        {chosen && <SubmitButton busy={form.busy}>{t('shared:action.confirm')}</SubmitButton>}
        <div className="pub-row">
          {other && (
            <button type="button" className="pub-link" onClick={() => setChosen(other)}>
              {t(other === 'totp' ? 'factors:step.useCode' : 'factors:step.useRecovery')}
            </button>
          )}
          <button type="button" className="pub-link" onClick={() => dialog.current?.close()}>
            {t('shared:action.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
