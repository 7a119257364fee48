import { tabStorage } from '@/shared/storage/tabStorage';
import type { Callback } from '../login/callback';

/** The reason a code is refused before the server is called; a translation key under `wechat`. */
export type CodeProblem = 'foreign' | 'used';

const USED = 'wechat-codes';
/** Max number of used codes to remember. */
const MAX_CODES = 5;

/**
 * Marks a code as used, and returns the reason when it must not be used: each code is valid once in this tab, and its
 * state must match the state this tab sent, if any.
 */
export function spendCode({ code, state, expected }: Callback): CodeProblem | undefined {
  if (expected !== undefined && expected !== state) return 'foreign';
  const used = usedCodes();
  if (used.includes(code)) return 'used';
  // Without storage only the server refuses a used code.
  tabStorage.set(USED, [...used, code].slice(-MAX_CODES));
  return undefined;
}

function usedCodes(): string[] {
  const used = tabStorage.get(USED);
  return Array.isArray(used) ? used.map(String) : [];
}
