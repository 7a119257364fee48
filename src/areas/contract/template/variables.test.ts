import { expect, it } from 'vitest';
import { filled, isKey, keysIn, problemOfList, problemOfText, unusedIn, type Variable, wrongIn } from './variables';

const variable = (key: string, label = key): Variable => ({ key, label, type: 'text', required: true });
const declared = [variable('partyA'), variable('salary')];

it.each([
  ['partyA', true],
  ['a', true],
  ['a_1', true],
  ['1a', false],
  ['甲方', false],
  ['a-b', false],
  ['', false],
  ['a'.repeat(41), false],
])('%s is a valid variable name: %s', (key, is) => expect(isKey(key)).toBe(is));

it.each([
  ['', []],
  ['<p>${partyA}与${ salary }，${partyA}</p>', ['partyA', 'salary']],
  ['<a title="${inTag}">x</a>', []],
  ['<p>$partyA {salary} $ {partyA}</p>', []],
])('the template %s contains the variables %j', (html, keys) => expect(keysIn(html)).toEqual(keys));

it.each([
  ['<p>${partyA}：${salary}</p>', undefined],
  ['<p>没有变量，价格 $5 {x}</p>', undefined],
  ['<p>${partyB}${partyA}</p>', { kind: 'unknown', keys: ['partyB'] }],
  ['<p>${}${甲方}</p>', { kind: 'malformed', keys: ['${}', '${甲方}'] }],
  ['<p>${par<strong>tyA}</strong></p>', { kind: 'malformed', keys: ['${par'] }],
  ['<p>${partyA 未闭合</p>', { kind: 'malformed', keys: ['${partyA'] }],
  ['<p>${constructor}</p>', { kind: 'unknown', keys: ['constructor'] }],
])('the template %s has the problem %j', (html, problem) => expect(problemOfText(html, declared)).toEqual(problem));

it.each([
  [declared, undefined],
  [[variable('a'), variable('a')], { kind: 'double', keys: ['a'] }],
  [[variable('甲')], { kind: 'badKey', keys: ['甲'] }],
  [[variable('a', ' ')], { kind: 'noLabel', keys: ['a'] }],
  [Array.from({ length: 51 }, (_, index) => variable(`k${index}`)), { kind: 'tooMany', keys: [] }],
])('a contract template may have up to 50 variables, each with a label and a unique, valid name', (list, problem) =>
  expect(problemOfList(list)).toEqual(problem),
);

it('only empty labels, invalid names and repeated names of variables are marked as errors', () => {
  const list = [variable('a'), variable('b', ''), variable('甲'), variable('a')];
  expect(list.map((_, index) => wrongIn(list, index))).toEqual([
    { key: false, label: false },
    { key: false, label: true },
    { key: true, label: false },
    { key: true, label: false },
  ]);
});

it('`unusedIn` returns the declared variables that the template text does not use', () =>
  expect(unusedIn('<p>${salary}</p>', declared)).toEqual(['partyA']));

it('the value of a variable is inserted as plain text and never inside a tag', () => {
  const html = '<p title="${partyA}">${ partyA }，${salary}，${toString}</p>';
  expect(filled(html, { partyA: `<img src=x onerror=1>&"'$&` })).toBe(
    '<p title="${partyA}">&lt;img src=x onerror=1&gt;&amp;&quot;&#39;$&amp;，${salary}，${toString}</p>',
  );
});
