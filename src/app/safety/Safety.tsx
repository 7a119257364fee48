import { useEffect } from 'react';
import { useSession } from '@/shared/auth/session';
import { watchLock } from './lock';
import { useWatermark } from './useWatermark';

/** The lock of the windows and the watermark; loaded after the first page. Renders nothing. */
export function Safety() {
  const minutes = useSession((session) => session.config.lockAfter);
  useEffect(() => watchLock(minutes), [minutes]);
  useWatermark();
  return null;
}
