import { HelpButton } from '@/app/help/HelpButton';
import { useOffers } from '@/shared/menu/useOffers';
import { NoticeBell } from './NoticeBell';

/** The tools of the header that nobody waits for. */
export function LateTools() {
  const hasNotices = useOffers('notices');
  return (
    <>
      <HelpButton />
      {hasNotices && <NoticeBell />}
    </>
  );
}
