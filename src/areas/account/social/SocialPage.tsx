import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '@/shared/api/ApiError';
import { beginSession } from '@/shared/auth/session';
import { dismissEarlyForm } from '@/shared/auth/earlyForm';
import { errorTextNow } from '@/shared/display/errorText';
import { type Callback, forgetCallback, pendingCallback, WECHAT } from '../login/callback';
import { refusalOf } from './refusal';
import { type Arrival, arrive } from './social.api';

type Outcome = Arrival | { failure: string } | { error: unknown };

/**
 * The pending or finished exchange of each callback. React may run an effect twice, but a code can be exchanged only
 * once.
 */
const outcomes = new WeakMap<Callback, Promise<Outcome>>();

function outcomeOf(callback: Callback, refusal: () => string | undefined): Promise<Outcome> {
  const known = outcomes.get(callback);
  if (known) return known;
  const failure = refusal();
  const asked: Promise<Outcome> = failure
    ? Promise.resolve({ failure })
    : arrive(callback).catch((error: unknown) => ({ error }));
  outcomes.set(callback, asked);
  return asked;
}

/**
 * Handles the redirect from an identity provider. If the identity is bound to an account, begins the session. Otherwise
 * opens the page to bind an account. Returns to the sign-in page for a second factor or after an error. The URL has the
 * query string of the sign-in page.
 */
export default function SocialPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const search = useLocation().search || '?redirect=/';
  useLayoutEffect(dismissEarlyForm, []);
  const [callback] = useState(() => pendingCallback('signIn'));
  const { provider = WECHAT, name = t('social.wechat') } = callback ?? {};

  const toSignIn = (state?: object) => void navigate(`/user/login${search}`, { replace: true, state });
  const goOn = useEffectEvent((outcome: Outcome) => {
    forgetCallback();
    // Checks for a second step before a token, because a second step may also contain `token: null`.
    if ('factorTicket' in outcome) toSignIn(outcome);
    else if ('token' in outcome) beginSession(outcome.token);
    else if ('socialUserId' in outcome) {
      const redirect = new URLSearchParams(search).get('redirect') ?? '/';
      const next = new URLSearchParams({ redirect, socialUserId: outcome.socialUserId });
      if (provider !== WECHAT) next.set('provider', provider);
      void navigate(`/user/bindWechat?${next}`, { replace: true });
    } else if ('error' in outcome) {
      const { error } = outcome;
      const isMalformed = error instanceof ApiError && error.kind === 'malformed';
      toSignIn({ failure: isMalformed ? t('login.failed') : errorTextNow(error) });
    } else toSignIn(outcome);
  });
  const begin = useEffectEvent((use: (outcome: Outcome) => void) => {
    if (callback) void outcomeOf(callback, () => refusalOf(callback, t)).then(use);
    // Without a callback, the page was reloaded: the server's answer is lost, and the code is already used.
    else toSignIn({ failure: t('social.used') });
  });
  useEffect(() => {
    let cancelled = false;
    begin((outcome) => cancelled || goOn(outcome));
    return () => {
      cancelled = true;
    };
  }, []);

  return (
    <>
      <h1 className="pub-heading">{t('social.title', { name })}</h1>
      <p role="status">{t('social.handling', { name })}</p>
      <div className="pub-other">
        <Link className="pub-link" to={`/user/login${search}`} replace>
          {t('public.toLogin')}
        </Link>
      </div>
    </>
  );
}
