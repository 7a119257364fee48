import { HelpButton } from './HelpButton';
import { NoticeBell } from '../shell/NoticeBell';

/** The tools of the header that nobody waits for. */
export function LateTools() {
  return (
    <>
      <HelpButton />
      <NoticeBell />
    </>
  );
}
