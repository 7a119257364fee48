import { describe, expect, it } from 'vitest';
import { movesFrom } from '@/shared/states/moves';
import { collectionMoves } from './collection/collection.states';
import { type InvoiceMove, invoiceMoves, mayMove as mayInvoice } from './invoice/invoice.states';
import { netOf } from './settlement/net';
import { mayMove, type SettlementMove, settlementMoves } from './settlement/settlement.states';

it.each([
  ['0', ['confirm', 'reject']],
  ['1', []],
  ['2', []],
  ['3', []],
])('a collection in %s offers %j', (state, moves) => expect(movesFrom(collectionMoves, state)).toEqual(moves));

describe('an application for an invoice', () => {
  it.each([
    ['0', '1', ['pass', 'reject']],
    ['1', '1', ['issue']],
    ['2', '1', []],
    ['3', '1', ['red']],
    ['3', '3', ['send', 'red']],
    ['4', '3', ['red']],
    ['5', '3', []],
    ['6', '1', []],
  ])('in %s, kind %s, offers %j', (invoiceStatus, invoiceType, moves) => {
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
  ])('in %s offers %j', (settleStatus, moves) => {
    const row = { settleStatus, settleAmount: '10.00', auditBy: '王会计' };
    expect(names.filter((move) => mayMove(move, row, '李出纳'))).toEqual(moves);
  });

  it('is never paid by who audited it, nor when nothing is owed', () => {
    const row = { settleStatus: '3', settleAmount: '10.00', auditBy: '王会计' };
    expect(mayMove('pay', row, '王会计')).toBe(false);
    expect(mayMove('pay', { ...row, settleAmount: '-1.00' }, '李出纳')).toBe(false);
  });

  it.each([
    [{ totalAmount: '100.10', feeAmount: '5.01', refundAmount: 0, taxAmount: '0.20', adjustAmount: '-0.09' }, '94.80'],
    [{ totalAmount: 0.3, feeAmount: 0.1, refundAmount: 0.2 }, '0.00'],
    [{ totalAmount: '10', feeAmount: '0.6', adjustAmount: '3' }, '12.40'],
  ])('adds up exactly: %j', (amounts, net) => expect(netOf(amounts)).toBe(net));
});
