import { expect, it } from 'vitest';
import { offered } from '@/shared/resource/transitions/recordMoves';
import { certMoves } from './cert.states';
import { expiryOf } from './expiry';

it.each([
  ['0', ['pass', 'reject', 'ask']],
  ['1', ['revoke']],
  ['2', []],
  ['3', []],
  ['4', []],
  ['5', []],
  ['6', []],
  [null, []],
  ['9', []],
])('a certification in state %s offers the actions %j', (auditStatus, names) =>
  expect(offered(certMoves, { auditStatus })).toEqual(names),
);

it.each([
  ['2026-11-20', { kind: 'expired', days: 1 }],
  ['2026-11-21', { kind: 'soon', days: 0 }],
  ['2026-12-21', { kind: 'soon', days: 30 }],
  ['2026-12-22', undefined],
  ['', undefined],
  [null, undefined],
  ['长期', undefined],
])('on 2026-11-21 a certification valid until %s has the expiry label %j', (until, expiry) =>
  expect(expiryOf(until, '2026-11-21')).toEqual(expiry),
);
