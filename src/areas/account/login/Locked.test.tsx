import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { setToken } from '@/shared/auth/token';
import { Locked } from './Locked';

it('a locked window continues if the user signed in in another window while this window was loading', () => {
  setToken('token-of-the-other-window');
  expect(useSession.getState().signedIn).toBe(false);
  render(<Locked />);
  expect(useSession.getState().signedIn).toBe(true);
});
