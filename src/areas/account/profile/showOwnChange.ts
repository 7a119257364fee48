import { useSession } from '@/shared/auth/session';
import type { OwnFields } from './profile.api';

/** Updates the name and avatar in the header after users change their own profile. */
export function showOwnChange({ userName, avatar }: OwnFields): void {
  const { user } = useSession.getState();
  if (!user) return;
  useSession.setState({ user: { ...user, userName: userName ?? user.userName, avatar: avatar ?? user.avatar } });
}
