import { describe, expect, it } from 'vitest';
import { day, entry, listAddress, oneOf, text, whole } from './listAddress';

const address = listAddress({
  filters: { name: text, status: oneOf('0', '1'), beginTime: day },
  sortable: ['createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});
const read = (search: string, pageNo?: string) => address.read(new URLSearchParams(search), pageNo);
const plain = { pageNum: 1, pageSize: 10, filters: {} };

describe('the address of a list', () => {
  it.each([
    ['', plain],
    ['pageNum=3&pageSize=50', { ...plain, pageNum: 3, pageSize: 50 }],
    ['name=%20ab%20&status=1', { ...plain, filters: { name: 'ab', status: '1' } }],
    ['status=9&evil=1&name=', plain],
    ['pageNum=0', plain],
    ['pageNum=-1', plain],
    ['pageNum=1.5', plain],
    ['pageNum=1e9', plain],
    ['pageSize=7', plain],
    ['pageSize=1000000', plain],
    ['sortField=createTime&sortOrder=asc', { ...plain, sortField: 'createTime', sortOrder: 'asc' }],
    ['sortField=password&sortOrder=asc', plain],
    ['sortField=createTime&sortOrder=drop', plain],
    ['beginTime=2024-02-29', { ...plain, filters: { beginTime: '2024-02-29' } }],
    ['beginTime=2023-02-29', plain],
    ['beginTime=2023-04-31', plain],
    ['beginTime=yesterday', plain],
  ])('[row 80] [row 81] [row 82] [row 96] a list address keeps only valid values: %s', (search, state) =>
    expect(read(search)).toEqual(state),
  );

  it('a list address keeps the first 200 characters of a trimmed filter', () => {
    expect(read(`name=${'x'.repeat(200)}`).filters.name).toHaveLength(200);
    expect(read(`name=${'x'.repeat(201)}`).filters.name).toBe('x'.repeat(200));
    expect(read(`name=${'%20'.repeat(50)}${'x'.repeat(199)}y`).filters.name).toBe(`${'x'.repeat(199)}y`);
    const written = address.write({ ...plain, filters: { name: 'x'.repeat(5000) } });
    expect(written.get('name')).toBe('x'.repeat(200));
  });

  it.each([
    ['1', '1'],
    ['99', '99'],
    ['007', '7'],
    ['0', undefined],
    ['100', undefined],
    ['1.5', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('a filter for integers 1–99 accepts no other text: %j', (typed, value) => expect(whole(1, 99)(typed)).toBe(value));

  it('the address of a list without paging has no page parameters', () => {
    const tree = listAddress({ filters: { name: text }, sortable: [], paged: false });
    expect(tree.write({ ...plain, pageNum: 3, pageSize: 50 }).toString()).toBe('');
    expect(tree.params(plain)).toEqual({});
  });

  it('a list address keeps the hidden columns of a shared view and drops invalid column names', () => {
    expect(read('hidden=a,b.c,%3Cscript%3E').hidden).toEqual(['a', 'b.c']);
    expect(read('').hidden).toBeUndefined();
    expect(address.write({ ...plain, hidden: ['a', 'b.c'] }).get('hidden')).toBe('a,b.c');
  });

  it('a list address keeps the order, pins and widths of the columns of a shared view', () => {
    expect(read('columns=b-l200,a,%3Cscript%3E').columns).toEqual([
      { key: 'b', pin: 'left', width: 200 },
      { key: 'a' },
    ]);
    expect(read('').columns).toBeUndefined();
    expect(address.write({ ...plain, columns: [{ key: 'b', width: 200 }, { key: 'a' }] }).get('columns')).toBe(
      'b-200,a',
    );
  });

  it('a list takes the page number from the route parameter rather than from the query', () => {
    expect(read('', '4').pageNum).toBe(4);
    expect(read('pageNum=2', '4').pageNum).toBe(4);
    expect(read('', 'abc').pageNum).toBe(1);
  });

  it('a list address contains only non-default values and is read back unchanged', () => {
    expect(address.write(plain).toString()).toBe('');
    const state = {
      pageNum: 2,
      pageSize: 30,
      sortField: 'createTime',
      sortOrder: 'asc' as const,
      filters: { name: '张三' },
    };
    expect(read(address.write(state).toString())).toEqual(state);
  });

  it('a list requests the default sort order until the user sorts', () => {
    expect(address.params(read(''))).toEqual({ pageNum: 1, pageSize: 10, sortField: 'createTime', sortOrder: 'desc' });
    expect(address.params(read('sortField=createTime&sortOrder=asc'))).toMatchObject({ sortOrder: 'asc' });
  });

  it('a list address selects the first tab by default and can also select the “all” tab', () => {
    const tabbed = listAddress({
      filters: { name: text },
      sortable: [],
      tab: { field: 'auditStatus', values: ['0', '1'] },
      defaultSort: ({ auditStatus }) => ({ field: 'submitTime', order: auditStatus === '0' ? 'asc' : 'desc' }),
    });
    const at = (search: string) => tabbed.read(new URLSearchParams(search));
    expect(tabbed.params(at(''))).toMatchObject({ auditStatus: '0', sortOrder: 'asc' });
    expect(tabbed.params(at('auditStatus=1'))).toMatchObject({ auditStatus: '1', sortOrder: 'desc' });
    expect(tabbed.params(at('auditStatus=all'))).not.toHaveProperty('auditStatus');
    expect(at('auditStatus=9').filters).toEqual({ auditStatus: '0' });
    for (const search of ['', 'auditStatus=1', 'auditStatus=all'])
      expect(tabbed.write(at(search)).toString()).toBe(search);
  });
});

it('a filter in the address accepts an unknown dictionary value but no malformed value', () => {
  const { read } = listAddress({ filters: { level: entry }, sortable: [] });
  const levelOf = (search: string) => read(new URLSearchParams(search)).filters.level;
  expect(levelOf('level=6')).toBe('6');
  expect(levelOf('level=PROVINCE_9')).toBe('PROVINCE_9');
  expect(levelOf('level=')).toBeUndefined();
  expect(levelOf('level=a%20b')).toBeUndefined();
});
