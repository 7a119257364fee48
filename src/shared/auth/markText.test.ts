import { expect, it } from 'vitest';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { markText } from './markText';

const NOW = Date.parse('2026-11-26T09:05:00+08:00');

function signIn(fields: object, watermark = true) {
  const { config } = useSession.getInitialState();
  const user = toCurrentUser({ userId: 7, roleIds: [2], userName: '王小明', loginName: 'xiaoming', ...fields });
  useSession.setState({ user, config: { ...config, watermark } });
}

it('the watermark shows the user’s name, the last four phone digits and the current minute', () => {
  signIn({ phonenumber: '13800138000' });
  expect(markText(NOW)).toBe('王小明 8000 2026-11-26 09:05');
});

it('the watermark shows the login name instead of phone digits if the user has no phone number', () => {
  signIn({ phonenumber: null });
  expect(markText(NOW)).toBe('王小明 xiaoming 2026-11-26 09:05');
});

it('there is no watermark when the system config disables it or no user is signed in', () => {
  signIn({}, false);
  expect(markText(NOW)).toBeUndefined();
  signIn({});
  useSession.setState({ user: undefined });
  expect(markText(NOW)).toBeUndefined();
});
