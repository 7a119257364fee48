import { expect, it } from 'vitest';
import { allows, movesFrom } from '@/shared/resource/transitions/moves';
import { offered } from '@/shared/resource/transitions/recordMoves';
import { isAuditOpen, registrationMoves } from '../registration/registration.states';
import { gameRecordMoves } from './gameRecord.states';
import { distribution, replay } from './replay';

it('the replay of a typing attempt shows the speed between consecutive measurements, sorted by time', () => {
  const samples = [
    { second: 20, totalChars: 50, correctChars: 46 },
    { second: 10, totalChars: 20, correctChars: 18 },
    { second: 20, totalChars: 50, correctChars: 46 },
  ];
  expect(replay(samples)).toEqual([
    { second: 10, speed: 120, netSpeed: 108 },
    { second: 20, speed: 180, netSpeed: 168 },
  ]);
  expect(replay([])).toEqual([]);
});

it('the bars of a speed distribution cover the whole range without gaps', () => {
  expect(distribution([])).toEqual([]);
  expect(distribution([61, 64.9, 65, 78])).toEqual([
    { from: 60, to: 65, count: 2 },
    { from: 65, to: 70, count: 1 },
    { from: 70, to: 75, count: 0 },
    { from: 75, to: 80, count: 1 },
  ]);
  const wide = distribution([0, 999]);
  expect(wide.length).toBeLessThanOrEqual(12);
  expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

it('only a valid contest attempt can be invalidated, and only an invalid attempt can be restored', () => {
  expect(['0', '1', '2', '3'].map((state) => movesFrom(gameRecordMoves, state))).toEqual([
    [],
    ['invalid'],
    ['restore'],
    [],
  ]);
  expect(allows(gameRecordMoves.invalid, null)).toBe(false);
});

it('a registration can be decided only while it is pending', () => {
  const found = ['0', '1', '2', '3', '4', '5'].map((registerStatus) => offered(registrationMoves, { registerStatus }));
  expect(found).toEqual([['pass', 'reject', 'ask', 'cancel'], ['cancel'], [], [], [], []]);
  expect([isAuditOpen(0, 86_400_000), isAuditOpen(0, 86_400_001)]).toEqual([true, false]);
});
