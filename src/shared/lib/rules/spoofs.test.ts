import { expect, it } from 'vitest';
import { asRead, deceit, readsAs, revealed } from './spoofs';

it.each([
  ['腾讯\u202e司公限有\u202c科技', 'invisible', '腾讯[U+202E]司公限有[U+202C]科技'],
  ['阿里\u200b巴巴\u200d有限公司', 'invisible', '阿里[U+200B]巴巴[U+200D]有限公司'],
  ['Аlіbаbа Inc', 'mixed', 'Аlіbаbа Inc'],
  ['Αpple', 'mixed', 'Αpple'],
  ['杭州启蓝科技（集团）有限公司', undefined, '杭州启蓝科技（集团）有限公司'],
  ['Яндекс', undefined, 'Яндекс'],
  ['Café 北京 Ltd.', undefined, 'Café 北京 Ltd.'],
  ['家👨‍👩‍👧 ❤️‍🔥', undefined, '家👨‍👩‍👧 ❤️‍🔥'],
])('the name %j contains deceptive characters of the kind %s', (name, kind, shown) => {
  expect(deceit(name)).toBe(kind);
  expect(revealed(name)).toBe(shown);
});

it.each([
  ['阿里\u200b巴巴\u200d有限公司', '阿里巴巴有限公司'],
  ['Аlіbаbа Inc', 'alibaba inc'],
  ['ＡＢＣ　科技', 'abc 科技'],
  ['ΡΑΥΡΑL', 'Paypal'],
])('the name %j looks like %j', (one, other) => expect(readsAs(one, other)).toBe(true));

it('a name with a visibly different character does not count as a look-alike', () => {
  expect(readsAs('杭州启蓝', '杭州启兰')).toBe(false);
  expect(asRead('Яндекс')).toBe('Яндeкc');
});
