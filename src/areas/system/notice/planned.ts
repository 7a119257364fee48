import { serverNow } from '@/shared/settings/times';
import type { Notice } from './notice.resource';

/** True while the publish time of a published notice is in the future. */
export const isPlanned = ({ publishStatus, publishTime }: Pick<Notice, 'publishStatus' | 'publishTime'>): boolean =>
  publishStatus === '1' && (publishTime ?? '') > serverNow();
