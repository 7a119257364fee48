import { readStored } from '@/shared/storage/storage';

/** Storage name: set for a minute after a lock, until the next sign-in. */
export const LOCKED = 'LOCKED';

/** True when the user has just locked the windows of this browser. A window may notice this before its `storage` event. */
export const isLocked = () => readStored(LOCKED) !== undefined;
