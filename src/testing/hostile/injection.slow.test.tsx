import { beforeEach, expect, it } from 'vitest';
import { screenKeys } from '@/app/navigation/screens';
import { hostile } from './richText';
import { signInAs } from '../renderPage';
import { takeConsoleErrors } from '../setup';
import { visitScreen } from '../visitScreen';
import { hostileAddresses } from './addresses';

/* Puts hostile texts into all texts and hostile addresses into all addresses that a screen receives. jsdom runs no
   handlers, so the test looks for elements and attributes that would run. See also addresses.test.ts, and for
   Chromium without the policy e2e/strange/hostile.spec.ts. */

beforeEach(() => signInAs());

/** Closes all elements that the previous text left open, so that each text is parsed on its own. */
const END = '"\'>--></style></script></textarea></title>';
const TEXT = hostile.join(END);
const ADDRESSES = hostileAddresses.filter((address) => typeof address === 'string');
const IS_ADDRESS = /url|img|image|logo|avatar|link|href|address|cover|photo|file|redirect|^src$/i;
/** Matches free text. Screens need ids, dates, statuses and numbers, so these are kept; the fuzz test mutates them. */
const IS_FREE = /[\u4e00-\u9fff]|<\w|^https?:|^\/api\//;

it('the tests cover at least 60 hostile texts and 40 hostile addresses', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(40);
});

let count = 0;

/** Returns an answer with its texts and addresses replaced, and with its lists cut to ten rows. */
function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 10).map((entry) => poisoned(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, poisoned(entry, name)]));
  if (typeof value !== 'string' || value === '') return value;
  if (IS_ADDRESS.test(key)) return ADDRESSES[count++ % ADDRESSES.length];
  return IS_FREE.test(value) ? TEXT : value;
}

/** Addresses that the product creates or allows: its own, http(s) links, mail, phone numbers, generated pictures. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|\?|#|blob:|data:image\/)/;
const RUNS = /^(?:script|object|embed|applet|base|meta|frameset|frame|animate|set|mglyph|marquee)$/;

function findings(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(RUNS.test(element.localName) ? [element.outerHTML.slice(0, 200)] : []),
    ...[...element.attributes]
      .filter(({ name, value }) =>
        /^(?:href|src|action|formaction|xlink:href|data|poster|background)$/.test(name)
          ? !SAFE.test(value)
          : /^on|^srcdoc$|^ping$/.test(name),
      )
      .map(({ name, value }) => `${element.localName} ${name}=${value.slice(0, 200)}`),
  ]);
}

it.each(screenKeys)(
  '[row 114] [row 116] @security the screen %s shows hostile texts as plain text and requests no hostile address',
  { timeout: 60_000 },
  async (key) => {
    // prettier-ignore
    const leave = await visitScreen(key, (answer) => poisoned(answer));
    expect(document.body.textContent?.length).toBeGreaterThan(3);
    expect(findings()).toEqual([]);
    expect('__xss' in window).toBe(false);
    takeConsoleErrors();
    leave();
  },
);
