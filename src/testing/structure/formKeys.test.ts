import { expect, it } from 'vitest';
import { isTest, sources } from './sources';

/** Forms whose second try cannot do anything twice, with the reason. */
const WITHOUT_KEY: Record<string, string> = {
  'src/areas/contest/skillTest/QuestionDrawer.tsx': 'changes the form behind it, and sends nothing',
  'src/shared/factors/AddFactor.tsx': 'a ticket is valid once',
  'src/shared/factors/ProofModal.tsx': 'a code is valid once',
  'src/shared/files/upload/UploadBox.tsx': 'crops a picture, and saves no record',
};

/** The start of a handler that saves a form (`save`), or sends the reason of a ReasonModal (`run`). */
const HANDLER = /\b(?:save=\{(?:async )?\(|run=\{(?:async )?\(\w*reason)([^=]*)\) =>/gi;

/** True if a handler in a component does not take the form's idempotency key, or takes it and does not use it. */
const losesKey = (source: string) =>
  [...source.matchAll(HANDLER)].some(
    ({ 0: start, 1: parameters = '', index }) =>
      !/\bkey\b/.test(parameters) || !/\bkey\b/.test(bodyAt(source, index + start.length)),
  );

/** Returns the rest of a property up to its closing brace. */
function bodyAt(source: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < source.length; at += 1) depth += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0;
  return source.slice(from, at);
}

it('every inline handler of a form passes the idempotency key to the call that saves the form', () => {
  expect(losesKey('save={async ({ a }) => x(a)}')).toBe(true);
  expect(losesKey('run={async (reason) => { await x(reason); }}')).toBe(true);
  expect(losesKey('save={(values, key) => x(values)} other={key}')).toBe(true);
  expect(losesKey('save={(values, key) => x(values, key)}')).toBe(false);
  const found = sources.filter(([path, source]) => !isTest(path) && losesKey(source));
  expect(found.map(([path]) => path).toSorted()).toEqual(Object.keys(WITHOUT_KEY));
});
