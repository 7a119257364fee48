import { deployment } from '@/shared/settings/deployment';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { beginSession, useSession } from '@/shared/auth/session';
import { errorTextNow } from '@/shared/display/errorText';
import { asksForCaptcha } from '../ui/codes.api';
import { type Credentials, isStep, signIn, type Step, tokenIn, wantsStepCode } from './login.api';

/** The sign-in state that all sign-in methods share. */
export interface SignIn {
  busy: boolean;
  /** The last error, as text. */
  error: string;
  failures: number;
  /** True after the server has refused a sign-in and demanded a captcha. */
  captchaAsked: boolean;
  /** Sends the credentials, unless a request is pending. Resolves to false if the sign-in fails. */
  submit(credentials: Credentials): Promise<boolean>;
  /**
   * A sign-in that waits for its second factor: credentials without a step code, or the second step from the server.
   */
  waiting?: Credentials | Step | undefined;
  /** Cancels the second factor. */
  cancelStep(): void;
  /** Shows an error that did not come from `submit`. */
  fail(error: unknown): void;
}

interface SignInWay {
  /** Sends the credentials. The answer contains a token or a second step. Defaults to the usual sign-in request. */
  exchange?: (credentials: Credentials) => Promise<unknown>;
  /** A second step that began with another sign-in method. */
  begun?: Step | undefined;
  /** The text of an earlier error, shown initially. */
  failedBefore?: string;
}

/** Signs in and begins the session. After a refusal, `error` has the text to show beside the form. */
export function useSignIn({ exchange, begun, failedBefore = '' }: SignInWay = {}): SignIn {
  const { t } = useTranslation('account');
  const signedIn = useSession((session) => session.signedIn);
  const [sending, setSending] = useState(false);
  const [state, setState] = useState({ error: failedBefore, failures: 0, captchaAsked: false });
  const [waiting, setWaiting] = useState<Credentials | Step | undefined>(begun);
  const running = useRef(false);

  function fail(error: unknown, credentials?: Credentials) {
    // A message about an SMS code or a step code also contains the Chinese word for captcha.
    const isPassword = credentials?.account !== undefined && credentials.stepCode === undefined;
    const message = error instanceof ApiError && error.kind === 'malformed' ? t('login.failed') : errorTextNow(error);
    setState((before) => ({
      error: message,
      failures: before.failures + 1,
      captchaAsked: before.captchaAsked || (isPassword && asksForCaptcha(error)),
    }));
  }

  async function submit(credentials: Credentials): Promise<boolean> {
    // Prevents a second submit. After sign-in, the sign-in page stays visible until the user info has loaded.
    if (running.current || useSession.getState().signedIn) return true;
    running.current = true;
    setSending(true);
    setState((before) => ({ ...before, error: '' }));
    setWaiting(undefined);
    const accepted = await exchanged(credentials).catch((error: unknown) => fail(error, credentials));
    running.current = false;
    setSending(false);
    return accepted === true;
  }

  async function exchanged(credentials: Credentials): Promise<true> {
    const needsCode = !exchange && (await needsStep(credentials));
    const answer = needsCode ? undefined : await (exchange ?? signIn)(credentials);
    if (needsCode) setWaiting(credentials);
    else if (isStep(answer)) setWaiting(answer);
    else beginSession(tokenIn(answer));
    return true;
  }

  return { ...state, busy: sending || signedIn, waiting, cancelStep: () => setWaiting(undefined), submit, fail };
}

const needsStep = async ({ account, stepCode }: Credentials) =>
  (deployment.twoStep ?? import.meta.env.VITE_TWO_STEP === 'true') &&
  account !== undefined &&
  stepCode === undefined &&
  wantsStepCode(account);
