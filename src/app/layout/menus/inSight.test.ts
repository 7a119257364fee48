import { expect, it } from 'vitest';
import { inSight } from './inSight';

/** Each entry is 24 + 4 × 14 = 80 pixels wide, and 104 with its icon; the overflow button is 46 wide. */
const areas = ['审核管理', '基础数据', '销售管理', '财务管理', '技能竞赛'];
const of = (...names: string[]) => names;

it.each([
  ['all entries with their icons when they fit, without the dots', areas, 0, 520, 5, true],
  ['all entries without icons when the icons do not fit', areas, 0, 519, 5, false],
  ['as many entries as leave room for the dots when not all fit', areas, 0, 399, 4, false],
  ['four entries where exactly four and the dots fit', areas, 0, 4 * 80 + 46, 4, false],
  ['three entries where one pixel is missing for the fourth', areas, 0, 4 * 80 + 45, 3, false],
  ['one entry fewer, so that the name of the current area fits beside the dots', areas, 4, 4 * 80 + 46, 3, false],
  ['no extra space for the current area when it is among the visible entries', areas, 3, 4 * 80 + 46, 4, false],
  ['only the dots when nothing fits', areas, 2, 40, 0, false],
  ['nothing in an empty menu', [], -1, 100, 0, true],
  [
    'six of twelve in English on a window of 1440 pixels',
    of('Overview', 'Approvals', 'Reference data', 'Sales', 'Finance', 'Skill contests', 'Member certification').concat(
      'Resumes',
      'Contract templates',
      'Advertising',
      'System',
      'Workflow',
    ),
    0,
    725,
    6,
    false,
  ],
] as const)('a top menu shows %s', (_, names, here, room, count, icons) => {
  expect(inSight(names, here, room)).toEqual({ count, icons });
});
