import { useEffect } from 'react';
import { HelpButton } from '@/app/help/HelpButton';
import { useSession } from '@/shared/auth/session';
import { Lazy } from '@/shared/lazy/Lazy';
import { useLazy } from '@/shared/lazy/useLazy';
import { hasKeptJobs, useJobs } from '@/shared/list/transfer/jobs';
import { useOffers } from '@/shared/menu/useOffers';
import { NoticeBell } from './NoticeBell';

const loadJobs = () => import('./jobs/JobsButton');
const loadFollowPerson = () => import('@/app/session/followPerson');
const loadSafety = () => import('@/app/safety/Safety');
const loadLive = () => import('@/app/live/LiveUpdates');

/** Header tools that load after the first page. The tools are jobs, help and notices. Also starts the live updates. */
export function LateTools() {
  useFollowPerson();
  const hasNotices = useOffers('notices');
  // If the chunk of the live updates fails to load, the product polls the server instead.
  const { module: live } = useLazy(loadLive);
  const { module: safety } = useLazy(loadSafety);
  const hasJobs = useJobs(({ jobs }) => jobs.length > 0) || hasKeptJobs();
  return (
    <>
      {hasJobs && (
        <Lazy load={loadJobs} onFail={() => undefined}>
          {({ JobsButton }) => <JobsButton />}
        </Lazy>
      )}
      <HelpButton />
      {hasNotices && <NoticeBell />}
      {safety && <safety.Safety />}
      {live && <live.LiveUpdates />}
    </>
  );
}

/** Synchronizes settings and views with the server. If the chunk fails to load, both stay in this browser only. */
function useFollowPerson(): void {
  const userId = useSession((session) => session.user?.userId);
  const { module } = useLazy(loadFollowPerson);
  useEffect(() => (userId === undefined ? undefined : module?.followPerson(userId).stop), [module, userId]);
}
