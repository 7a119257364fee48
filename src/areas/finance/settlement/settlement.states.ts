import { allows, type Moves } from '@/shared/states/moves';

/** The status changes of a settlement (docs/contract#3.4.19). */
export const settlementMoves = {
  check: { from: ['0'], to: '1', permission: 'finance:settlement:check' },
  adjust: { from: ['2'], to: '0', permission: 'finance:settlement:check' },
  pass: { from: ['1'], to: '3', permission: 'finance:settlement:audit' },
  reject: { from: ['1'], to: '2', permission: 'finance:settlement:audit' },
  pay: { from: ['3'], to: '4', permission: 'finance:settlement:pay' },
  again: { from: ['5'], to: '4', permission: 'finance:settlement:pay' },
} as const satisfies Moves;

export type SettlementMove = keyof typeof settlementMoves;

interface Settled {
  settleStatus?: string | null | undefined;
  settleAmount: string | number;
  auditBy?: string | null | undefined;
}

/** True when the user may make the status change: the auditor cannot pay, and only a positive amount is paid. */
export function mayMove(move: SettlementMove, row: Settled, name: string | undefined): boolean {
  if (!allows(settlementMoves[move], row.settleStatus)) return false;
  if (move !== 'pay' && move !== 'again') return true;
  return row.auditBy !== name && Number(row.settleAmount) > 0;
}
