import { HelpButton } from '@/app/help/HelpButton';
import { NoticeBell } from './NoticeBell';

/** The tools of the header that nobody waits for. */
export function LateTools() {
  return (
    <>
      <HelpButton />
      <NoticeBell />
    </>
  );
}
