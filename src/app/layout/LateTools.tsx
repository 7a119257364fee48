import { useEffect } from 'react';
import { HelpButton } from '@/app/help/HelpButton';
import { useSession } from '@/shared/auth/session';
import { useOffers } from '@/shared/menu/useOffers';
import { NoticeBell } from './NoticeBell';

/** The header tools that load after the first page: help and notices. */
export function LateTools() {
  useFollowPerson();
  const hasNotices = useOffers('notices');
  return (
    <>
      <HelpButton />
      {hasNotices && <NoticeBell />}
    </>
  );
}

/** Lets settings and views follow the user; without this chunk they stay in the browser. */
function useFollowPerson(): void {
  const userId = useSession((session) => session.user?.userId);
  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    let end = () => {
      isGone = true;
    };
    import('@/app/session/followPerson').then(
      ({ followPerson }) => {
        if (!isGone) end = followPerson(userId);
      },
      () => undefined,
    );
    return () => end();
  }, [userId]);
}
