import { useEffect } from 'react';
import { cleanUp, cleanWith } from '@/shared/auth/leaving';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { cleanStorage } from './endSession';
import { watchLock } from './lock';
import { useWatermark } from './useWatermark';

/** The lock of the windows, the watermark, and the end of a session; loaded after the first page. Renders nothing. */
export function Safety() {
  const minutes = useSession((session) => session.config.lockAfter);
  useEffect(() => watchLock(minutes), [minutes]);
  useEffect(() => cleanWith(cleanStorage), []);
  const isOver = useOtherWindow(({ what }) => what !== undefined && what !== 'company');
  useEffect(() => void (isOver && cleanUp('other')), [isOver]);
  useWatermark();
  return null;
}
