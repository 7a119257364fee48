import { HelpButton } from '@/app/help/HelpButton';
import { useOffers } from '@/shared/menu/useOffers';
import { NoticeBell } from './NoticeBell';

/** The header tools that load after the first page: help and notices. */
export function LateTools() {
  const hasNotices = useOffers('notices');
  return (
    <>
      <HelpButton />
      {hasNotices && <NoticeBell />}
    </>
  );
}
