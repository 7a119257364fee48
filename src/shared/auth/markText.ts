import { useSession } from '@/shared/auth/session';
import { readTime } from '@/shared/settings/times';

/**
 * The text of a watermark. Has the reader's name, the end of the phone number, and the minute in the server's time
 * zone. Without a phone number, has the login name instead. Undefined without a user, or if the system config turns
 * watermarks off.
 */
export function markText(now = Date.now()): string | undefined {
  const { config, user } = useSession.getState();
  if (!config.watermark || !user) return undefined;
  return [user.userName, user.phoneEnd || user.loginName, readTime(now, 'dateTime')?.slice(0, 16)].join(' ');
}
