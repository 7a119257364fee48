import dayjs from 'dayjs';
import type { Notice } from './notice.api';

/** Whether a published notice waits for its time. */
export const isPlanned = ({ publishStatus, publishTime }: Pick<Notice, 'publishStatus' | 'publishTime'>): boolean =>
  publishStatus === '1' && (publishTime ?? '') > dayjs().format('YYYY-MM-DD HH:mm:ss');
