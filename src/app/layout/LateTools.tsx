import { useEffect } from 'react';
import { HelpButton } from '@/app/help/HelpButton';
import { useSession } from '@/shared/auth/session';
import { useLazy } from '@/shared/lazy/useLazy';
import { useOffers } from '@/shared/menu/useOffers';
import { NoticeBell } from './NoticeBell';

const loadLive = () => import('@/app/live/LiveUpdates');

/** The header tools that load after the first page: help, notices, and the server's events. */
export function LateTools() {
  useFollowPerson();
  const hasNotices = useOffers('notices');
  // Without its chunk the product polls.
  const { module: live } = useLazy(loadLive);
  return (
    <>
      <HelpButton />
      {hasNotices && <NoticeBell />}
      {live && <live.LiveUpdates />}
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
