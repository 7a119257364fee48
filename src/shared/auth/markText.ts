import { useSession } from '@/shared/auth/session';
import { readTime } from '@/shared/settings/times';

/**
 * The text of a watermark: the reader's name, the last four digits of the phone number, and the time to the minute in
 * the server's time zone. The login name replaces a missing phone number. Undefined without a user, or if the system
 * config turns watermarks off.
 */
export function markText(now = Date.now()): string | undefined {
  const { config, user } = useSession.getState();
  if (!config.watermark || !user) return undefined;
  return [user.userName, user.phoneEnd || user.loginName, readTime(now, 'dateTime')?.slice(0, 16)].join(' ');
}
