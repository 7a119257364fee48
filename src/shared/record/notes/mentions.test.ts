import { expect, it } from 'vitest';
import { mentionedIn, mentionName, peopleLike } from './mentions';

const people = [
  { userId: 1, userName: '张三', loginName: 'zhangsan' },
  { userId: 2, userName: '张三丰', loginName: 'zhangsanfeng' },
  { userId: '9007199254740993', userName: 'Ann Lee', loginName: 'ann' },
  { userId: 4, userName: '李四', loginName: 'lisi' },
  { userId: 5, userName: '李四', loginName: 'lisi2' },
  { userId: 6, userName: 'e2e1', loginName: 'e2e1' },
];

it.each([
  ['请@张三 看一下', [1]],
  ['@张三丰看一下', [2]],
  ['@Ann Lee and @张三', ['9007199254740993', 1]],
  ['@张三 @张三', [1]],
  ['@李四(lisi2) 您好', [5]],
  ['@e2e12 is another person', []],
  ['mail to ann@e2e1', []],
  ['@ 张三', []],
  ['张三', []],
])('the text %j mentions the users %j', (text, ids) => expect(mentionedIn(text, people)).toEqual(ids));

it('people with the same name are distinguished by their login name', () => {
  expect(people.map((person) => mentionName(person, people))).toEqual([
    '张三',
    '张三丰',
    'Ann Lee',
    '李四(lisi)',
    '李四(lisi2)',
    'e2e1',
  ]);
});

it('people are found by name and by login name', () => {
  expect(peopleLike('张三', people).map(({ userId }) => userId)).toEqual([1, 2]);
  expect(peopleLike('LISI2', people).map(({ userId }) => userId)).toEqual([5]);
});
