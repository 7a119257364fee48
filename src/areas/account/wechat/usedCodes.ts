import type { Callback } from './callback';

/** Why a code cannot be used, before the server is asked; a key of the words under `wechat`. */
export type CodeProblem = 'foreign' | 'used';

const USED = 'wechat-codes';
/** How many used codes are remembered. */
const MAX_CODES = 5;

/**
 * Spends a code: each is good once in this tab, and only when its state is the one this tab sent along, if it did.
 * Says what forbids using it.
 */
export function spendCode({ code, state, expected }: Callback): CodeProblem | undefined {
  if (expected !== undefined && expected !== state) return 'foreign';
  const used = usedCodes();
  if (used.includes(code)) return 'used';
  try {
    sessionStorage.setItem(USED, JSON.stringify([...used, code].slice(-MAX_CODES)));
  } catch {
    // Without storage the server alone says no.
  }
  return undefined;
}

function usedCodes(): string[] {
  try {
    const used: unknown = JSON.parse(sessionStorage.getItem(USED) ?? '[]');
    return Array.isArray(used) ? used.map(String) : [];
  } catch {
    return [];
  }
}
