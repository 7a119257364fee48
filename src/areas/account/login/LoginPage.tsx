import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLazy } from '@/shared/lazy/useLazy';
import { useSession } from '@/shared/auth/session';
import { loadChunk } from '@/shared/lazy/loadChunk';
import { useOffers } from '@/shared/menu/useOffers';
import { isMobile, toDigits } from '@/shared/lib/rules/contact';
import { Failure, SubmitButton } from '../ui/Field';
import { AccountForm } from './AccountForm';
import { type SignIn, useSignIn } from './useSignIn';
import { SmsFields } from '../ui/SmsFields';
import { usePlainForm } from '../ui/usePlainForm';
import { WECHAT } from './callback';
import { isStep } from './login.api';
import { SecondStep } from './SecondStep';

const loadLocked = () => import('./Locked');
const loadButtons = () => import('./ProviderButtons');

const METHODS = ['byAccount', 'bySms'] as const;

/** The sign-in page: by account and password, by SMS code, or through WeChat or another identity provider. */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const [hasSms, hasWechat] = [useOffers('sms'), useOffers('wechat')];
  // Registration and password reset also need SMS, because they send a code to the user's phone.
  const [canRegister, canReset] = [useOffers('sms', 'register'), useOffers('sms', 'forgotPassword')];
  const [chosen, setMethod] = useState<(typeof METHODS)[number]>('byAccount');
  const method = hasSms ? chosen : 'byAccount';
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const failedBefore = failureIn(state);
  const begun = isStep(state) ? state : undefined;
  const providers = useSession(({ config }) => config.providers);
  const { module: others } = useLazy(loadButtons, providers.length > 0);
  const { module: locked } = useLazy(loadLocked, search === '?locked');
  const signIn = useSignIn({ failedBefore, begun });
  const tabs = useRef<HTMLDivElement>(null);
  // Clears the navigation state, so that a reload does not show the error or the second step again.
  useEffect(() => {
    if (failedBefore || begun) void navigate({ search }, { replace: true });
  }, [failedBefore, begun, search, navigate]);

  function moveTab(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    setMethod(method === 'byAccount' ? 'bySms' : 'byAccount');
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  }

  const wechat = t('social.wechat');
  const toWechat = () =>
    loadChunk(loadButtons)
      .then(({ startSocial }) => startSocial({ key: WECHAT, name: wechat }, 'signIn', '/user/login'))
      .catch(signIn.fail);

  const forgotten = canReset && (
    <Link className="pub-link" to="/user/changePwd">
      {t('login.forgotten')}
    </Link>
  );
  return (
    <>
      <h1 className="sr-only">{t('login.title')}</h1>
      {hasSms && (
        <div ref={tabs} className="pub-tabs" role="tablist" aria-label={t('login.methods')}>
          {METHODS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={method === name}
              aria-controls="login-panel"
              tabIndex={method === name ? 0 : -1}
              onClick={() => setMethod(name)}
              onKeyDown={moveTab}
            >
              {t(`login.${name}`)}
            </button>
          ))}
        </div>
      )}
      {locked && <locked.Locked />}
      <Failure message={signIn.error} failures={signIn.failures} />
      <div id="login-panel" {...(hasSms && { role: 'tabpanel', 'aria-labelledby': `tab-${method}` })}>
        {method === 'byAccount' ? <AccountForm signIn={signIn} link={forgotten} /> : <SmsForm signIn={signIn} />}
      </div>
      <SecondStep signIn={signIn} />
      {(hasWechat || canRegister || others) && (
        <div className="pub-other">
          {(hasWechat || others) && <span>{t('login.other')}</span>}
          {hasWechat && (
            <button type="button" className="pub-wechat" onClick={() => void toWechat()}>
              <WechatIcon />
              {t('social.title', { name: wechat })}
            </button>
          )}
          {others && <others.ProviderButtons providers={providers} search={search} onFailure={signIn.fail} />}
          {canRegister && (
            <Link className="pub-link" to="/user/register">
              {t('login.register')}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

/**
 * Returns the error text that another sign-in method has stored in the navigation state. Returns '' without an error
 * text.
 */
function failureIn(state: unknown): string {
  const failure = (state as { failure?: unknown } | null)?.failure;
  return typeof failure === 'string' ? failure : '';
}

function WechatIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M9.2 4C5.2 4 2 6.7 2 10c0 1.9 1.1 3.6 2.7 4.7L4 17l2.6-1.3c.8.2 1.6.3 2.4.3-.1-.4-.2-.9-.2-1.3 0-3.1 2.9-5.6 6.5-5.6h.6C15.3 6.2 12.5 4 9.200 4ZM6.8 7.3a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Zm4.8 0a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8ZM22 14.6c0-2.6-2.6-4.7-5.8-4.7s-5.8 2.1-5.8 4.7 2.6 4.7 5.8 4.7c.7 0 1.3-.1 1.9-.3L20.200 20l-.6-1.8c1.5-.9 2.4-2.2 2.4-3.6Zm-7.7-1.9a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6Zm3.8 0a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6Z" />
    </svg>
  );
}

/** Signs in with a mobile number and the code sent to it. */
function SmsForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('account');
  const form = usePlainForm({
    names: ['mobile', 'captcha'],
    check: ({ mobile, captcha }) => ({
      mobile: isMobile(toDigits(mobile)) ? undefined : t('login.mobileInvalid'),
      captcha: toDigits(captcha) ? undefined : t('login.captchaRequired'),
    }),
    // Returns false because the page, not this form, shows the result of the sign-in.
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
