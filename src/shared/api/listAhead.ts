import type { AxiosRequestConfig } from 'axios';
import { whenIdle } from '@/shared/lib/whenIdle';
import { tabStorage } from '@/shared/storage/tabStorage';
import { request } from './http';

type Call = Pick<AxiosRequestConfig, 'url' | 'params'>;

const KEY = 'last-list';
/** How long an answer that nobody has asked for yet is good, in milliseconds. */
const GOOD_FOR = 10_000;

let ahead: { call: string; answer: Promise<unknown>; at: number } | undefined;

const nameOf = ({ url, params }: Call) => JSON.stringify([url, params]);
const address = () => location.pathname + location.search;

/**
 * Asks once more for the list that stood at the current address before a reload, while frame and screen are still to be
 * drawn: they need as long as the answer does. What becomes of it is `requestList`'s; until then nothing is said of it.
 */
export function askListAhead(): void {
  // Only `requestList` writes it; what else is there has another address or no call.
  const kept = tabStorage.get(KEY) as { address?: unknown; call?: Call } | undefined;
  if (kept?.address !== address() || typeof kept.call?.url !== 'string') return;
  const answer = request({ ...kept.call, now: true, quiet: true });
  answer.catch(() => undefined);
  ahead = { call: nameOf(kept.call), answer, at: performance.now() };
}

/**
 * Like `request`, for the list of the current address, and in sync: a list asks while it is drawn. It gets the answer to
 * what `askListAhead` has asked; a refusal of that is asked for again, so that it is said as usual.
 */
export async function requestList({ url, params, signal }: AxiosRequestConfig): Promise<unknown> {
  const call = { url, params: params as unknown };
  const known = ahead?.call === nameOf(call) && performance.now() - ahead.at < GOOD_FOR ? ahead.answer : undefined;
  ahead = undefined;
  const [here, ask] = [address(), () => request({ ...call, signal, now: true })];
  whenIdle(() => tabStorage.set(KEY, { address: here, call }));
  return known ? known.catch(ask) : ask();
}
