import { expect, it } from 'vitest';
import { checkRows, distinctLabels, type ImportField, mapColumns } from './importRows';

const fields: ImportField[] = [
  { name: 'loginName', label: '用户名', required: true, example: 'a', max: 5, unique: true },
  { name: 'phone', label: '手机号', example: '', pattern: /^1\d{10}$/ },
  { name: 'status', label: '状态', example: '', options: [{ value: '0', label: '正常' }] },
];
const check = (...rows: string[][]) =>
  checkRows([['用户名', '手机号', '状态'], ...rows], { loginName: 0, phone: 1, status: 2 }, fields);

it.each([
  [['状态', ' 用户名 *', '别的'], { loginName: 1, status: 0 }],
  [['LOGINNAME', 'Phone', '状态（0/1）'], { loginName: 0, phone: 1, status: 2 }],
  [['登录用户名', '手机', '用户状态'], { loginName: 0, phone: 1, status: 2 }],
  [['手机一', '手机号二', '手机号三'], {}],
  [['__proto__', 'constructor', ''], {}],
])('[row 109] the columns of the header %j are assigned to the import fields', (header, mapping) =>
  expect(mapColumns(header, fields)).toEqual(mapping),
);

it.each([
  [['ab', '13800000000', '正常'], { loginName: 'ab', phone: '13800000000', status: '0' }],
  [['ab', '', '0'], { loginName: 'ab', status: '0' }],
  [['abcde'], { loginName: 'abcde' }],
  [['ab'], { loginName: 'ab' }],
])('the import accepts the row %j', (cells, values) =>
  expect(check(cells)).toEqual([{ number: 2, cells, values, errors: [] }]),
);

it.each([
  [['', '13800000000', ''], ['loginName required']],
  [
    ['abcdef', '1', 'x'],
    ['loginName max', 'phone pattern', 'status options'],
  ],
])('the import reports the errors of the row %j', (cells, errors) =>
  expect(check(cells)[0]?.errors.map(({ field, kind }) => `${field.name} ${kind}`)).toEqual(errors),
);

it.each([
  ['广东', '广东省'],
  ['广东省深圳市', '广东省'],
  ['黑龙江市', '黑龙江省'],
  ['广', undefined],
  ['湖南', undefined],
])('for the unknown option %s, the import suggests %s', (text, near) => {
  const options = ['广东省', '广西壮族自治区', '黑龙江省'].map((label, value) => ({ value, label }));
  const field = { name: 'province', label: '省', example: '', options };
  expect(checkRows([['省'], [text]], { province: 0 }, [field])[0]?.errors[0]).toMatchObject({ kind: 'options', near });
});

it('an ambiguous option name is rejected, and the error lists both options with their paths', () => {
  const options = [
    { value: 2, label: '市场部' },
    { value: 2, label: '总公司 / 市场部' },
    { value: 3, label: '市场部' },
    { value: 3, label: '分公司 / 市场部' },
    { value: 4, label: '财务部' },
  ];
  const field = { name: 'dept', label: '部门', example: '', options };
  const rows = checkRows([['部门'], ['市场部'], ['分公司 / 市场部'], ['2']], { dept: 0 }, [field]);
  expect(rows.map(({ values }) => values)).toEqual([{}, { dept: 3 }, { dept: 2 }]);
  const [error] = rows[0]?.errors ?? [];
  expect(error?.kind).toBe('ambiguous');
  expect(distinctLabels(error?.options ?? [])).toEqual(['总公司 / 市场部', '分公司 / 市场部']);
});

it('if two options have the same name and no parent, their values are shown instead of their names', () =>
  expect(
    distinctLabels([
      { value: 5, label: '审核员' },
      { value: 6, label: '审核员' },
      { value: 7, label: '管理员' },
    ]),
  ).toEqual(['5', '6', '管理员']));

it('an option is listed with its path if another option has the same name', () => {
  const options = [
    [1, '总公司'],
    [2, '市场部'],
    [2, '总公司 / 市场部'],
    [3, '市场部'],
    [3, '分公司 / 市场部'],
  ].map(([value, label]) => ({ value: value as number, label: label as string }));
  expect(distinctLabels(options)).toEqual(['总公司', '总公司 / 市场部', '分公司 / 市场部']);
});

it('the import skips a blank row, and the next row keeps its row number from the spreadsheet', () =>
  expect(check(['ab'], ['', '', ''], ['cd']).map(({ number }) => number)).toEqual([2, 4]));

it('the import rejects a row that repeats the value of a unique field', () => {
  const rows = check(['ab'], ['ab'], ['cd']);
  expect(rows.map(({ number, errors }) => [number, errors.length])).toEqual([
    [2, 0],
    [3, 1],
    [4, 0],
  ]);
});
