import { expect, it } from 'vitest';
import { defaultConfig } from '@/shared/auth/systemConfig';
import type { useSession } from '@/shared/auth/session';
import { isOthers } from './isOthers';

const session = (reviewers: boolean) => ({
  user: { userId: 1 } as NonNullable<ReturnType<typeof useSession.getState>['user']>,
  config: { ...defaultConfig, reviewers },
});

it('a record counts as assigned to a colleague only if another user is its reviewer', () => {
  expect(isOthers({ reviewerId: 2 }, session(true))).toBe(true);
  expect(isOthers({ reviewerId: '1' }, session(true))).toBe(false);
  expect(isOthers({ reviewerId: null }, session(true))).toBe(false);
  expect(isOthers({}, session(true))).toBe(false);
});

it('no record counts as assigned to a colleague if the server does not support reviewers', () => {
  expect(isOthers({ reviewerId: 2 }, session(false))).toBe(false);
});
