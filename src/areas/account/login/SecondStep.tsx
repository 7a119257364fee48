import { Suspense, useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/shared/api/ApiError';
import { useLazy } from '@/shared/lazy/useLazy';
import type { Credentials, Step } from './login.api';
import type { SignIn } from './useSignIn';

const loadDialog = () => import('./StepCodeDialog');

/** Asks for the second factor when a sign-in needs one. The dialog is loaded on first use. */
export function SecondStep({ signIn }: { signIn: SignIn }) {
  return signIn.waiting && <Loaded waiting={signIn.waiting} signIn={signIn} />;
}

function Loaded(props: { waiting: Credentials | Step; signIn: SignIn }) {
  const { module, error } = useLazy(loadDialog);
  const giveUp = useEffectEvent(() => {
    props.signIn.cancelStep();
    props.signIn.fail(new ApiError('network'));
  });
  useEffect(() => {
    if (error !== undefined) giveUp();
  }, [error]);
  // The dialog's translations may still be loading. Suspense keeps the page behind it visible.
  return (
    module && (
      <Suspense>
        <module.StepCodeDialog {...props} />
      </Suspense>
    )
  );
}
