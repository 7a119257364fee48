import { expect, it } from 'vitest';
import { readCandidates, writeCandidates } from './candidates';
import { hoursOf } from './reminder';
import { type Loop, readSigning, writeSigning } from './signing';

it.each([
  { groups: 'role:1,role:4,dept:106,head', users: '5,7' },
  { groups: '', users: '' },
  { groups: 'head', users: '' },
  { groups: 'role:3,managers', users: '' },
])('reading and writing the possible approvers %o of a workflow step keeps the approvers unchanged', (texts) =>
  expect(writeCandidates(readCandidates(texts))).toEqual(texts),
);

it.each([
  ['PT24H', 24],
  ['P1DT2H', 26],
  ['PT90M', 1.5],
  ['R3/PT10H', undefined],
  ['', undefined],
])('the reminder time %s is %s hours', (duration, hours) => expect(hoursOf(duration)).toBe(hours));

it.each<[Loop, string]>([
  [{ sequential: false, condition: '' }, 'all 100'],
  [{ sequential: true, condition: '' }, 'order 100'],
  [{ sequential: false, condition: '${nrOfCompletedInstances >= 1}' }, 'one 100'],
  [{ sequential: false, condition: '${nrOfCompletedInstances/nrOfInstances >= 0.6}' }, 'share 60'],
  [{ sequential: false, condition: '${nrOfCompletedInstances/nrOfInstances >= 0.57}' }, 'share 57'],
])('reading and writing the multi-instance settings %o keeps them unchanged', (loop, mode) => {
  const read = readSigning(loop);
  expect(read && `${read.mode} ${read.share}`).toBe(mode);
  expect(read && writeSigning(read)).toEqual(loop);
});

it.each<[Loop, string | undefined]>([
  [{ sequential: false, condition: '${nrOfInstances == nrOfCompletedInstances}' }, 'all'],
  [{ sequential: false, condition: '${ nrOfCompletedInstances == 1 }' }, 'one'],
  [{ sequential: true, condition: '${nrOfCompletedInstances/nrOfInstances >= 0.6}' }, undefined],
  [{ sequential: false, condition: '${allAgree}' }, undefined],
])('the multi-instance settings %o written by another modeling tool are read as %s', (loop, mode) =>
  expect(readSigning(loop)?.mode).toBe(mode),
);
