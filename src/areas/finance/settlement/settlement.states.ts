import type { Money } from '@/shared/lib/money';
import type { Id } from '@/shared/lib/id';
import { payProblem } from '@/shared/lib/rules/settlementMoney';
import { allows, type Moves } from '@/shared/resource/transitions/moves';

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

/**
 * Returns why an account may not make the status change. `state` means that the status forbids the change. `nothing`
 * means that the amount to pay is not positive. `auditor` means that the account has audited the settlement and may not
 * also pay the settlement. Returns undefined if the change is allowed.
 */
export function moveProblem(
  move: SettlementMove,
  row: { settleStatus?: string | null | undefined; settleAmount: Money | null; auditById?: Id | null | undefined },
  account: Id | undefined,
): 'state' | 'auditor' | 'nothing' | undefined {
  if (!allows(settlementMoves[move], row.settleStatus)) return 'state';
  return move === 'pay' || move === 'again' ? payProblem(row, account) : undefined;
}
