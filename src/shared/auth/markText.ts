import { useSession } from '@/shared/auth/session';
import { readTime } from '@/shared/settings/times';

/**
 * What a watermark says: the reader's name, the last four digits of the phone, or the login name where no phone is
 * known, and the minute in the server's time zone. Undefined where the system config asks for no watermark, or nobody is signed in.
 */
export function markText(now = Date.now()): string | undefined {
  const { config, user } = useSession.getState();
  if (!config.watermark || !user) return undefined;
  return [user.userName, user.phoneEnd || user.loginName, readTime(now, 'dateTime')?.slice(0, 16)].join(' ');
}
