import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { useSignedIn } from '@/shared/auth/signedIn';
import { startBoot } from '@/app/session/boot';
import { refuseBoot } from './SessionGate';
import { FIRST_PAGE } from '@/app/navigation/firstPage';
import { afterSignIn } from '@/app/session/returnAddress';

/**
 * Wraps the sign-in pages. If the user was already signed in, redirects to the first page. After a sign-in, the sign-in
 * page stays until user info has loaded. The app then navigates to the requested address.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  const user = useSession((session) => session.user);
  const [search] = useSearchParams();
  const [wasSignedIn] = useState(signedIn);
  const navigate = useNavigate();
  useEffect(() => {
    if (wasSignedIn || !signedIn) return;
    startBoot(refuseBoot);
    if (!user) return;
    const wanted = afterSignIn(search.get('redirect'), user.userId);
    // Opens the first page directly, because the redirect at `/` would render the app once more.
    const address = wanted === '/' ? FIRST_PAGE : wanted;
    // Navigates synchronously. Otherwise React would interrupt the router's transition on every frame, and navigating
    // would take twice as long. Uses a microtask, because React does not flush inside an effect.
    queueMicrotask(() => void navigate(address, { replace: true, flushSync: true }));
  }, [wasSignedIn, signedIn, user, search, navigate]);

  if (wasSignedIn && signedIn) return <Navigate to={FIRST_PAGE} replace />;
  return children;
}
