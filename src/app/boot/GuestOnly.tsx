import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { useSignedIn } from '@/shared/auth/signedIn';
import { startBoot } from './boot';
import { refuseBoot } from './SessionGate';
import { afterSignIn } from '../session/returnAddress';

/**
 * The sign-in pages: somebody signed in already goes to the overview. Whoever signs in here stays on the page until it is
 * known who they are, then goes where they wanted to.
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
    if (user) void navigate(afterSignIn(search.get('redirect'), user.userId), { replace: true });
  }, [wasSignedIn, signedIn, user, search, navigate]);

  if (wasSignedIn && signedIn) return <Navigate to="/weclome" replace />;
  return children;
}
