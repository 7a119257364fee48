import { tabStorage } from '@/shared/storage/tabStorage';
import { type Callback, WECHAT } from '../login/callback';

/** Why a code is refused before the server is called. It is a translation key under `wechat` and `social`. */
export type CodeProblem = 'foreign' | 'used';

const USED = 'social-codes';
/** Max number of used codes to remember. */
const MAX_CODES = 5;

/**
 * Marks a code as used, or returns the reason why the code must not be used. Each code is valid once in this tab.
 * `state` must equal the state that this tab sent. Only WeChat may return to a tab that sent no state.
 */
export function spendCode({ provider, code, state, expected }: Callback): CodeProblem | undefined {
  if (expected === undefined ? provider !== WECHAT : expected !== state) return 'foreign';
  const used = usedCodes();
  const spent = code || state;
  if (used.includes(spent)) return 'used';
  // Without storage, only the server can refuse a used code.
  tabStorage.set(USED, [...used, spent].slice(-MAX_CODES));
  return undefined;
}

function usedCodes(): string[] {
  const used = tabStorage.get(USED);
  return Array.isArray(used) ? used.map(String) : [];
}
