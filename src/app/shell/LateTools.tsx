import { HelpButton } from '../help/HelpButton';
import { NoticeBell } from './NoticeBell';

/** The tools of the header that nobody waits for. */
export default function LateTools() {
  return (
    <>
      <HelpButton />
      <NoticeBell />
    </>
  );
}
