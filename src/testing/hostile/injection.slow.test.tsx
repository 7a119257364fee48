import { beforeEach, expect, it } from 'vitest';
import { screenKeys } from '@/app/navigation/screens';
import { hostile } from './richText';
import { signInAs } from '../renderPage';
import { takeConsoleErrors } from '../setup';
import { visitScreen } from '../visitScreen';
import { hostileAddresses } from './addresses';

/* All hostile texts in each text, and hostile addresses in all addresses, that a screen is sent. jsdom runs no handlers, so what is looked for is what would run: elements and attributes that only the hostile texts have.
   Every address before every function that reads one: addresses.test.ts. In Chromium, without the policy:
   e2e/strange/hostile.spec.ts. */

beforeEach(() => signInAs());

/** Closes what the text before it left open, so that each begins afresh. */
const END = '"\'>--></style></script></textarea></title>';
const TEXT = hostile.join(END);
const ADDRESSES = hostileAddresses.filter((address) => typeof address === 'string');
const IS_ADDRESS = /url|img|image|logo|avatar|link|href|address|cover|photo|file|redirect|^src$/i;
/** What screens need to work at all: ids, dates, states, numbers; they are read by the fuzz. */
const IS_FREE = /[\u4e00-\u9fff]|<\w|^https?:|^\/api\//;

it('there are 60 texts and 40 addresses', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(40);
});

let count = 0;

/** The answer with its texts and addresses replaced, and ten rows at most. */
function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 10).map((entry) => poisoned(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, poisoned(entry, name)]));
  if (typeof value !== 'string' || value === '') return value;
  if (IS_ADDRESS.test(key)) return ADDRESSES[count++ % ADDRESSES.length];
  return IS_FREE.test(value) ? TEXT : value;
}

/** Addresses the product itself makes or allows: this site, others by a link, mail, pictures it draws. */
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
  '[row 114] [row 116] @security %s shows hostile texts as text, and follows no hostile address',
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
