import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import { startBoot, useBoot } from '@/app/session/boot';
import { phaseOf } from '@/app/session/bootMachine';
import { MAX_WAIT } from '../maxWait';
import { server } from '../server';

/** The three calls at the start of a session. */
export type Name = 'user' | 'config' | 'menu';
const PATHS = {
  user: '*/api/system/user/info',
  config: '*/api/system/operator/setting/info',
  menu: '*/api/system/menu/user',
};
/** The default answers to the calls at the start of a session. */
export const DATA = { user: { userId: 7, roleIds: [2] }, config: { sysTitle: 'Late' }, menu: [{ menuId: 1 }] };
export const NAMES = Object.keys(PATHS) as Name[];

/** The calls that were sent, in order. */
export const asked: Name[] = [];
/** Functions that answer the pending calls. */
export const answers = {} as Record<Name, (response?: Response) => void>;
export const onRefused = vi.fn();

/** Keeps every call pending until the test answers it. For `beforeEach`. */
export function holdAnswers() {
  asked.length = 0;
  onRefused.mockClear();
  for (const name of NAMES) {
    server.use(
      http.get(PATHS[name], () => {
        asked.push(name);
        return new Promise<Response>((resolve) => {
          answers[name] = (response = HttpResponse.json({ code: 0, data: DATA[name] })) => resolve(response);
        });
      }),
    );
  }
}

export const failure = () => HttpResponse.json({ code: 500, msg: 'no' }, { status: 500 });
export const phase = () => phaseOf(useBoot.getState().state);
export const all = () => vi.waitFor(() => expect(asked.toSorted()).toEqual(['config', 'menu', 'user']), MAX_WAIT);
export const becomes = (expected: object) => vi.waitFor(() => expect(phase()).toMatchObject(expected), MAX_WAIT);
/** Waits long enough for the app to process an answer. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

export async function started() {
  startBoot(onRefused);
  await all();
}
