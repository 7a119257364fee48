import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { beginSession, useSession } from '@/shared/auth/session';
import { useErrorText } from '@/shared/ui/errorText';
import { type Credentials, signIn, wantsStepCode } from './login.api';

/** The state of signing in, shared by the ways to do it. */
export interface SignIn {
  busy: boolean;
  /** What went wrong the last time, in words. */
  error: string;
  failures: number;
  /** Whether a refusal asked for the captcha. */
  captchaAsked: boolean;
  /** Sends the credentials once, however often it is called meanwhile; false when they were refused. */
  submit(credentials: Credentials): Promise<boolean>;
  /** Credentials that wait for their second code. */
  waiting?: Credentials | undefined;
  /** Gives up the second code. */
  cancelStep(): void;
  /** Says that something else about signing in went wrong. */
  fail(error: unknown): void;
}

/** Signs in and begins the session; a refusal is kept as text beside the form. */
export function useSignIn(): SignIn {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const signedIn = useSession((session) => session.signedIn);
  const [sending, setSending] = useState(false);
  const [state, setState] = useState({ error: '', failures: 0, captchaAsked: false });
  const [waiting, setWaiting] = useState<Credentials>();
  const running = useRef(false);

  function fail(error: unknown) {
    const words = error instanceof ApiError && error.kind === 'malformed' ? t('login.failed') : errorText(error);
    const asked = error instanceof ApiError && /验证码|驗證碼|captcha/i.test(error.message);
    setState((before) => ({
      error: words,
      failures: before.failures + 1,
      captchaAsked: before.captchaAsked || asked,
    }));
  }

  async function submit(credentials: Credentials): Promise<boolean> {
    // Whoever is let in stays on the page until it is known who they are: one sign-in is enough.
    if (running.current || useSession.getState().signedIn) return true;
    running.current = true;
    setSending(true);
    setState((before) => ({ ...before, error: '' }));
    setWaiting(undefined);
    try {
      if (await needsStep(credentials)) {
        setWaiting(credentials);
        return true;
      }
      beginSession(await signIn(credentials));
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { ...state, busy: sending || signedIn, waiting, cancelStep: () => setWaiting(undefined), submit, fail };
}

const needsStep = async ({ account, stepCode }: Credentials) =>
  import.meta.env.VITE_TWO_STEP === 'true' && account !== undefined && stepCode === undefined && wantsStepCode(account);
