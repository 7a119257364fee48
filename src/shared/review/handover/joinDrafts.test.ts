import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinDrafts } from './joinDrafts';

it.each([
  ['照片不清晰', '', '照片不清晰'],
  ['', '照片不清晰', '照片不清晰'],
  ['照片不清晰', '执照过期', '照片不清晰；执照过期'],
  ['照片不清晰', '照片不清晰', '照片不清晰'],
  ['照片不清晰', '执照过期；照片不清晰', '照片不清晰；执照过期'],
  ['照片', '照片不清晰', '照片不清晰'],
  ['照片不清晰', '照片', '照片不清晰'],
  [' 照片不清晰 ', '照片不清晰', ' 照片不清晰 '],
])('joining the user’s draft text %j with a colleague’s draft text %j gives %j', (own, handed, joined) => {
  expect(joinDrafts({ reason: own }, { reason: handed })).toEqual({ reason: joined });
});

it('adding a colleague’s draft to the user’s draft repeats no list entry and keeps the user’s deadline', () => {
  const own = { items: ['营业执照'], deadline: '2026-12-01', remark: '请盖章' };
  const handed = { items: ['身份证', '营业执照'], deadline: '2026-12-09', content: '已电话联系' };
  expect(joinDrafts(own, handed)).toEqual({
    items: ['营业执照', '身份证'],
    deadline: '2026-12-01',
    remark: '请盖章',
    content: '已电话联系',
  });
});

it('adding a colleague’s draft to the user’s draft loses no text, and adding it again changes nothing', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'ab', ' c', 'abc', '；'), { maxLength: 6 })
    .map((all) => all.join('；'));
  fc.assert(
    fc.property(text, text, (own, handed) => {
      const once = joinDrafts({ own }, { own: handed });
      expect(joinDrafts(once, { own: handed })).toEqual(once);
      for (const sentence of `${own}；${handed}`.split('；')) expect(once['own']).toContain(sentence.trim());
    }),
  );
});
