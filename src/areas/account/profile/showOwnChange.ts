import { useSession } from '@/shared/auth/session';
import type { OwnFields } from './profile.api';

/** What the header shows of a person follows what they change about themselves. */
export function showOwnChange({ userName, avatar }: OwnFields): void {
  const { user } = useSession.getState();
  if (!user) return;
  useSession.setState({ user: { ...user, userName: userName ?? user.userName, avatar: avatar ?? user.avatar } });
}
