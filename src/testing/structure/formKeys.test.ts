import { expect, it } from 'vitest';
import { isTest, sources } from './sources';

/** Forms whose second try cannot do anything twice, with the reason. */
const WITHOUT_KEY: Record<string, string> = {
  'src/areas/account/password/ChangePasswordModal.tsx': 'the old password is valid once',
  'src/areas/contest/skillTest/QuestionDrawer.tsx': 'changes the form behind it, and sends nothing',
  'src/shared/factors/AddFactor.tsx': 'a ticket is valid once',
  'src/shared/factors/ProofModal.tsx': 'a code is valid once',
  'src/shared/files/upload/UploadBox.tsx': 'crops a picture, and saves no record',
};

it('every form passes its idempotency key to the call that saves it', () => {
  const keyless = /\bsave=\{(?:async )?\((?![^=]*\bkey\b)[^=]*\) =>/;
  expect(keyless.test('save={async ({ a }) => x(a)}')).toBe(true);
  expect(keyless.test('save={(values, key) => x(values, key)}')).toBe(false);
  const found = sources.filter(([path, source]) => !isTest(path) && keyless.test(source));
  expect(found.map(([path]) => path).toSorted()).toEqual(Object.keys(WITHOUT_KEY));
});
