import { HelpButton } from '../help/HelpButton';
import { PartBoundary } from '../errors/PartBoundary';
import { NoticeBell } from './NoticeBell';

/** The tools of the header that nobody waits for. */
export default function LateTools() {
  return (
    <>
      <PartBoundary>
        <HelpButton />
      </PartBoundary>
      <NoticeBell />
    </>
  );
}
