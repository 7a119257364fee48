// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readOwn, setOwner, useOwn, writeOwn } from './own';
import { readStored, writeStored } from './storage';

beforeEach(() => {
  localStorage.clear();
  setOwner('1');
});

it('two users of one browser have separate stored values', () => {
  writeOwn('TABLE', { hidden: ['a'] }, '/x');
  setOwner('2');
  expect(readOwn('TABLE', '/x')).toBeUndefined();
  writeOwn('TABLE', { hidden: ['b'] }, '/x');
  setOwner('1');
  expect(readOwn('TABLE', '/x')).toEqual({ hidden: ['a'] });
});

it('until a user stores a value of their own, a value shared by all users in older versions is used', () => {
  writeStored('REVIEW', { keys: false });
  expect(readOwn('REVIEW')).toEqual({ keys: false });
  writeOwn('REVIEW', null);
  expect(readOwn('REVIEW')).toBeNull();
  expect(readStored('REVIEW')).toEqual({ keys: false });
});

it('a component updates only when its own stored value changes', () => {
  const { result } = renderHook(() => useOwn('TABLE', '/x'));
  act(() => writeOwn('TABLE', 1, '/y'));
  expect(result.current).toBeUndefined();
  act(() => writeOwn('TABLE', 2, '/x'));
  expect(result.current).toBe('2');
});
