import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/shared/api/ApiError';
import { beginSession } from '@/shared/auth/session';
import { dismissEarlyForm } from '@/shared/auth/earlyForm';
import { useErrorText } from '@/shared/display/errorText';
import { type Callback, forgetCallback, pendingCallback } from '../login/callback';
import { type CodeProblem, spendCode } from './usedCodes';
import { type Arrival, arrive } from './wechat.api';

type Outcome = Arrival | { problem: CodeProblem } | { error: unknown };

/** Each callback is exchanged once, even when React runs an effect twice. */
const outcomes = new WeakMap<Callback, Promise<Outcome>>();

function outcomeOf(callback: Callback): Promise<Outcome> {
  const known = outcomes.get(callback);
  if (known) return known;
  const problem = spendCode(callback);
  const asked: Promise<Outcome> = problem
    ? Promise.resolve({ problem })
    : arrive(callback.code, callback.state).catch((error: unknown) => ({ error }));
  outcomes.set(callback, asked);
  return asked;
}

/** Handles WeChat's redirect: continues into the app, to binding an account, or back to the sign-in with the error. */
export default function WechatPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const errorText = useErrorText();
  useLayoutEffect(dismissEarlyForm, []);

  const failureOf = (outcome: { problem: CodeProblem } | { error: unknown }) => {
    if ('problem' in outcome) return t(`wechat.${outcome.problem}`);
    const { error } = outcome;
    return error instanceof ApiError && error.kind === 'malformed' ? t('login.failed') : errorText(error);
  };
  const goOn = useEffectEvent((outcome: Outcome) => {
    forgetCallback();
    if ('token' in outcome) {
      beginSession(outcome.token);
      void navigate('/', { replace: true });
    } else if ('socialUserId' in outcome) {
      const search = new URLSearchParams({ redirect: '/', socialUserId: outcome.socialUserId });
      void navigate(`/user/bindWechat?${search}`, { replace: true });
    } else {
      const state = 'factorTicket' in outcome ? outcome : { failure: failureOf(outcome) };
      void navigate('/user/login?redirect=/', { replace: true, state });
    }
  });
  useEffect(() => {
    const callback = pendingCallback('signIn');
    let cancelled = false;
    if (callback) void outcomeOf(callback).then((outcome) => cancelled || goOn(outcome));
    else void navigate('/user/login?redirect=/', { replace: true });
    return () => {
      cancelled = true;
    };
  }, [navigate]);

  return (
    <>
      <h1 className="pub-heading">{t('wechat.title')}</h1>
      <p role="status">{t('wechat.handling')}</p>
    </>
  );
}
