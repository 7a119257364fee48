import { readStored } from '@/shared/storage/storage';

/** Storage name of the last lock. The value expires after a minute; a sign-in removes it earlier. */
export const LOCKED = 'LOCKED';

/** True when the user has just locked the windows of this browser. The `storage` event may arrive later. */
export const isLocked = () => readStored(LOCKED) !== undefined;
