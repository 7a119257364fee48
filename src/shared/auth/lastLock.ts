import { readStored } from '@/shared/storage/storage';

/** Storage name of the last lock. The value expires after a minute; a sign-in removes it earlier. */
export const LOCKED = 'LOCKED';

/** True when the user has just locked the windows of this browser, even if the `storage` event has not arrived yet. */
export const isLocked = () => readStored(LOCKED) !== undefined;
