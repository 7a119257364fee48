import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { useSession } from '@/shared/auth/session';
import { auditMoves } from '@/shared/resource/transitions/recordMoves';
import { resource } from '@/shared/resource/resource';
import { signInAs } from '@/testing/renderPage';
import type { Decision } from './useDecision';
import { useIsLate } from './useIsLate';

const schema = z.object({ id: z.number(), auditStatus: z.string(), auditBy: z.string().optional() });
const api = resource({
  schema,
  path: '/thing',
  id: 'id',
  permission: 'system:user',
  messages: 'shared',
  nameOf: () => '',
});
const kind = { api, moves: auditMoves('system:user') };

beforeEach(() => signInAs());

/** Opens a pending record, which is decided by this person while it is open. */
function decidedBy(auditBy: string | undefined) {
  const decision = (may: boolean) => ({ may, busy: false, lost: false }) as Decision; // the fields that are read
  const pending = { id: 7, auditStatus: '0' };
  const { result, rerender } = renderHook(
    ({ row, may }) => useIsLate(kind, row, { decision: decision(may), queued: undefined, decidedHere: false }),
    { initialProps: { row: pending, may: true } },
  );
  rerender({ row: { ...pending, auditStatus: '1', ...(auditBy && { auditBy }) }, may: false });
  return result.current;
}

it('a decision that the user made in another window is not reported as a colleague’s', () => {
  const { user } = useSession.getState();
  expect(user?.loginName).not.toBe(user?.userName);
  expect(decidedBy(user?.userName)).toBe(false);
  expect(decidedBy(user?.loginName), 'on a server that stores the login name').toBe(false);
  expect(decidedBy('李静')).toBe(true);
});
