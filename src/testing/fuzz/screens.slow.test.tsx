import { beforeEach, expect, it } from 'vitest';
import { screenKeys } from '@/app/navigation/screens';
import { signInAs } from '../renderPage';
import { takeConsoleErrors } from '../setup';
import { visitScreen } from '../visitScreen';
import { mutated } from './mutate';
import { randomOf, randomOfRun, seedFor } from './random';

/* Opens every screen with mutated answers of the mock backend: it must render, and show no broken values. Visits
   each screen once, or ten times in `npm run test:fuzz`. e2e/strange does the same in a browser. */

const VISITS = Number(process.env.FUZZ ?? 1000) / 1000;
const { seed } = randomOfRun();

/** Texts that must never appear. A screen that threw an error shows 页面出错. */
const BROKEN = /\[object |\bundefined\b|\bNaN\b|Invalid Date|Something went wrong|页面出错|__proto__/;
/** The warning that the product logs about an answer that breaks the contract. */
const PROMISED = /does not answer as its contract says/;

beforeEach(() => signInAs());

it.each(screenKeys)(
  '[row 61] [row 79] the screen %s renders despite malformed responses',
  { timeout: VISITS * 60_000 },
  async (key) => {
    for (let visit = 0; visit < VISITS; visit++) {
      // Each call has its own generator, because the order of the answers differs between machines.
      const change = (answer: unknown, call: string) =>
        mutated(answer, randomOf(seedFor(seed, `${visit} ${key} ${call}`)));
      const leave = await visitScreen(key, change);
      const words = document.body.textContent ?? '';
      const errors = takeConsoleErrors().filter((error) => !PROMISED.test(error));
      expect(errors, `SEED=${seed}, visit ${visit}`).toEqual([]);
      expect(BROKEN.exec(words)?.input.slice(0, 500), `SEED=${seed}, visit ${visit}`).toBeUndefined();
      expect(words.length).toBeGreaterThan(3);
      leave();
    }
  },
);
