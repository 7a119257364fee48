import { expect, it } from 'vitest';
import { defaultConfig } from '@/shared/auth/systemConfig';
import type { useSession } from '@/shared/auth/session';
import { isOthers } from './isOthers';

const session = (reviewers: boolean) => ({
  user: { userId: 1 } as NonNullable<ReturnType<typeof useSession.getState>['user']>,
  config: { ...defaultConfig, reviewers },
});

it('a record with another user as its reviewer belongs to a colleague; a free record or the user’s own does not', () => {
  expect(isOthers({ reviewerId: 2 }, session(true))).toBe(true);
  expect(isOthers({ reviewerId: '1' }, session(true))).toBe(false);
  expect(isOthers({ reviewerId: null }, session(true))).toBe(false);
  expect(isOthers({}, session(true))).toBe(false);
});

it('while reserving records is switched off, no record belongs to a colleague, whatever the server sends', () => {
  expect(isOthers({ reviewerId: 2 }, session(false))).toBe(false);
});
