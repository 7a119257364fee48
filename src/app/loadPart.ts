import i18next from 'i18next';
import type { ComponentType } from 'react';
import { notify } from '@/shared/ui/notify';
import { loadPiece } from './lostChunk';

/**
 * A part of the shell that is fetched when it is first asked for. When it does not come the person is told so, undefined
 * is given and the shell goes on; the next time it is asked for again, which `React.lazy` would not.
 */
export async function loadPart<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): Promise<ComponentType<P> | undefined> {
  try {
    return (await loadPiece(load)).default;
  } catch {
    notify.error(i18next.t('shared:error.screenLost'));
    return undefined;
  }
}
