import { describe, expect, it } from 'vitest';
import { movesFrom } from '@/shared/resource/transitions/moves';
import { collectionMoves } from './collection/collection.states';
import { type InvoiceMove, invoiceMoves, mayMove as mayInvoice } from './invoice/invoice.states';
import { moveProblem, type SettlementMove, settlementMoves } from './settlement/settlement.states';

it.each([
  ['0', ['confirm', 'reject']],
  ['1', []],
  ['2', []],
  ['3', []],
])('a payment collection in state %s offers the actions %j', (state, moves) =>
  expect(movesFrom(collectionMoves, state)).toEqual(moves),
);

describe('an invoice application', () => {
  it.each([
    ['0', '1', ['pass', 'reject']],
    ['1', '1', ['reject', 'issue']],
    ['2', '1', []],
    ['3', '1', ['red']],
    ['3', '3', ['send', 'red']],
    ['4', '3', ['red']],
    ['5', '3', []],
    ['6', '1', []],
  ])('an invoice application in state %s and of type %s offers the actions %j', (invoiceStatus, invoiceType, moves) => {
    const names = Object.keys(invoiceMoves) as InvoiceMove[];
    expect(names.filter((move) => mayInvoice(move, { invoiceStatus, invoiceType }))).toEqual(moves);
  });
});

describe('a settlement', () => {
  const names = Object.keys(settlementMoves) as SettlementMove[];
  it.each([
    ['0', ['check']],
    ['1', ['pass', 'reject']],
    ['2', ['adjust']],
    ['3', ['pay']],
    ['4', []],
    ['5', ['again']],
  ])('a settlement in state %s offers the actions %j', (settleStatus, moves) => {
    const row = { settleStatus, settleAmount: '10.00', auditById: 7 };
    expect(names.filter((move) => !moveProblem(move, row, 8))).toEqual(moves);
  });

  it('a settlement can be paid neither by its auditor nor with a negative amount', () => {
    const row = { settleStatus: '3', settleAmount: '10.00', auditById: '7' };
    expect(moveProblem('pay', row, 7)).toBe('auditor');
    expect(moveProblem('again', { ...row, settleStatus: '5' }, '7')).toBe('auditor');
    expect(moveProblem('pay', { ...row, settleAmount: '-1.00' }, 8)).toBe('nothing');
    expect(moveProblem('check', row, 8)).toBe('state');
  });
});
