import { expect, it } from 'vitest';
import { textWidth } from '@/shared/display/measure/textWidth';
import { type Column, cardSlotsOf } from '../column';
import { readArrangement } from '../columns/arrangement';
import { actionSlots } from './actionSlots';
import { columnWidths } from './widths';

interface Thing {
  name: string;
  status: string;
  remark: string;
  createTime: string;
}
const columns: Column<Thing>[] = [
  { field: 'name', title: '名称' },
  { field: 'status', title: '状态', dict: 'sys_normal_disable' },
  { field: 'remark', title: '备注' },
  { field: 'createTime', title: '创建时间', kind: 'time' },
];
const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

it('leftover table width goes to the name and text columns', () => {
  const widths = columnWidths(columns, 1200);
  expect(sum(widths)).toBeGreaterThan(1197);
  expect(widths[1]).toBe(54);
  expect(widths[3]).toBe(160);
  expect(widths[0]).toBeGreaterThan(widths[2] ?? 0);
});

it('when not all columns fit, the visible columns fill the table width', () => {
  const widths = columnWidths(columns, 380);
  expect(sum(widths.slice(0, 3))).toBeGreaterThan(377);
  expect(sum(widths.slice(0, 3))).toBeLessThanOrEqual(380);
  expect(widths[3]).toBe(99);
});

it('a column is wide enough for its title, up to 112 pixels', () => {
  const [, short, long] = columnWidths(
    [
      { field: 'name', title: '名称' },
      { key: 'x', title: 'x', kind: 'number' },
      { field: 'status', title: 'A title that is longer than anybody would like it', kind: 'number' },
    ],
    400,
  );
  expect(short).toBe(72);
  expect(long).toBe(112);
  expect(textWidth('状态')).toBe(28);
});

it('a tag column fits the longest label of its dictionary', () => {
  const entry = { value: '0', label: 'Awaiting confirmation', listClass: 'default' };
  const [, status] = columnWidths(columns, 1200, new Map([['sys_normal_disable', [entry]]]));
  expect(status).toBe(176);
});

const action = (label: string) => ({ label, onClick: () => undefined });

it('a row with English labels shows two actions only if they fit', () => {
  const row = ['View', 'Confirm receipt', 'Cancel'].map(action);
  expect(actionSlots([row], 'Actions', 1300, 'en-US').widths).toHaveLength(2);
  expect(actionSlots([row], 'Actions', 900, 'en-US').widths).toHaveLength(1);
});

it('a row shows two actions and puts further actions into the “more” menu', () => {
  const row = ['编辑', '停用', '删除'].map(action);
  expect(actionSlots([row, row.slice(0, 2)], '操作')).toMatchObject({ widths: [40, 40], more: true, width: 130 });
  expect(actionSlots([row.slice(0, 2)], '操作')).toMatchObject({ widths: [40, 40], more: false, width: 98 });
});

it('the action column is at most 160 pixels wide, even with long labels', () => {
  const { widths, width } = actionSlots(
    [['Reset password', 'Restore contract template', 'Delete'].map(action)],
    'Actions',
  );
  expect(widths).toHaveLength(1);
  expect(width).toBeLessThanOrEqual(160);
});

it('an action slot is as wide as its widest label in any row', () => {
  expect(actionSlots([['审核'].map(action), ['查看详情'].map(action)], '操作').widths).toEqual([68]);
});

it('a column is only as wide as the longer line of its two-line title', () => {
  const widthOf = (title: string) => columnWidths([{ title: 'Name' }, { key: 'x', title, kind: 'number' }], 400)[1];
  expect(widthOf('Registered (CNY)')).toBe(widthOf('Registered'));
  expect(widthOf('平台服务费（元）')).toBe(112);
});

const day = Math.ceil(textWidth('Nov 30, 2026'));
const minute = Math.ceil(textWidth('Nov 30, 2026, 10:00 PM'));

it.each([
  // Names and texts shrink first, then times lose the hour. No date, time, state or word of a title is ever cut off.
  ['en-US', 1200, { name: 168, text: 104, time: minute + 24 }],
  ['en-US', 976, { name: 140, text: 82, time: minute + 16 }],
  ['en-US', 720, { name: 108, text: 74, time: day + 16 }],
  ['pt-BR', 720, { name: 108, text: 74, time: 99 }],
  ['zh-CN', 1200, { name: 208, text: 128, time: 160 }],
  ['zh-CN', 976, { name: 144, text: 96, time: 136 }],
  ['zh-CN', 720, { name: 140, text: 96, time: 99 }],
] as const)(
  'in %s, a crowded table of %i pixels gives the name, text and time columns their minimum widths',
  (language, room, { name, text, time }) => {
    // Amounts take all the width, so that the columns after them get their min width.
    const amounts = Array.from({ length: 20 }, (_, at): Column<Thing> => ({
      key: `${at}`,
      title: 'CNY',
      kind: 'money',
    }));
    const last: Column<Thing>[] = [
      { field: 'name', title: 'A', card: 'name' },
      { field: 'remark', title: 'B' },
      { field: 'createTime', title: 'C', kind: 'time' },
    ];
    expect(columnWidths([...amounts, ...last], room, undefined, language).slice(-3)).toEqual([name, text, time]);
  },
);

it('an English table of 976 pixels does not truncate times or states', () => {
  const words = new Map([['sys_normal_disable', [{ value: '0', label: 'Awaiting confirmation' }]]]) as never;
  const of = (room: number, language: string) => columnWidths(columns, room, words, language);
  expect(of(976, 'en-US')[3]).toBeGreaterThan(textWidth('Nov 30, 2026, 10:00 PM'));
  expect(of(976, 'en-US')[1]).toBeGreaterThan(textWidth('Awaiting confirmation') * 0.9);
  expect(of(720, 'en-US')[3]).toBeGreaterThan(textWidth('Nov 30, 2026'));
  expect(of(976, 'zh-CN')[3]).toBe(136);
});

it('a column is as wide as the sample text in its `widest` setting requires', () => {
  const waiting = { key: 'waiting', title: '待审', widest: '9 天 · 超时' };
  const [, wait = 0, found = 0] = columnWidths(
    [{ field: 'name', title: '名称' }, waiting, { key: 'x', title: '核验', width: 'l' }],
    1200,
  );
  expect(wait).toBe(103);
  expect(found).toBeGreaterThan(300);
});

it('five columns of a review list fit on a tablet in portrait orientation', () => {
  const titles = ['核验未通过', '处理人', '审核队列'];
  const review = [
    { field: 'name', title: '企业名称', card: 'name' },
    { key: 'waiting', title: '待审', widest: '9 天 · 超时未补充' },
    ...titles.map((title, at) => ({ key: `${at}`, title, width: at === 0 ? 'l' : 's' }) as Column<Thing>),
    { key: 'late', title: '提交时间', kind: 'time' },
  ] as Column<Thing>[];
  expect(sum(columnWidths(review, 570).slice(0, 5))).toBeLessThanOrEqual(570);
});

it('remaining table width goes first to the column that needs the fewest additional pixels to show its text', () => {
  const remark = '信息传输、软件和信息技术服务业';
  const row = (name: string): Thing => ({ name, status: '0', remark, createTime: '' });
  const of = (room: number, name: string) => columnWidths(columns, room, undefined, 'zh-CN', [row('短'), row(name)]);
  const least = columnWidths(columns, 1200);
  const [name = 0, , text = 0] = of(640, '一家名称很长的文化传媒科技发展有限责任公司');
  expect(text).toBeGreaterThan(textWidth(remark) * 0.94);
  expect(name).toBeLessThan(textWidth('一家名称很长的文化传媒科技发展有限责任公司'));
  expect(sum(of(640, '一'.repeat(200)))).toBeLessThanOrEqual(640);
  expect(of(1200, '短')).toEqual([expect.any(Number), least[1], expect.any(Number), least[3]]);
});

it('text columns are wider in a wide window than in a narrow one', () => {
  const many = Array.from({ length: 40 }, (_, at): Column<Thing> => ({ key: `${at}`, title: '地区' }));
  const widthIn = (room: number) => columnWidths(many, room).at(-1) ?? 0;
  expect([widthIn(1300), widthIn(1750), widthIn(2400), widthIn(3800)]).toEqual([128, 160, 179, 179]);
});

/** The widths in `room` pixels with the user's own settings in `text` and with these rows. */
const arrangedWidths = (text: string, room: number, some = columns, rows: readonly Thing[] = []) =>
  columnWidths(some, room, undefined, 'zh-CN', rows, {
    places: cardSlotsOf(columns),
    arrangement: readArrangement(text),
  });

it('a column with a custom renderer does not become narrower to make room for a long name', () => {
  const texts = Array.from({ length: 11 }, (_, at): Column<Thing> => ({
    key: `${at}`,
    title: '地区',
    text: () => '北京',
  }));
  const until: Column<Thing> = { field: 'createTime', title: '有效期至', width: 'm' };
  const row = { name: '信'.repeat(60), status: '', remark: '', createTime: '2026-11-30' };
  const of = (column: Column<Thing>) =>
    columnWidths([{ field: 'name', title: '名称' }, column, ...texts], 1900, undefined, '', [row])[1] ?? 0;
  expect(of(until)).toBeLessThan(144);
  expect(of({ ...until, render: () => '2026-11-30 30 天后到期' })).toBeGreaterThanOrEqual(144);
});

it('a column is wide enough for its rendered text, not only for its field value', () => {
  const long = '福州栎木教育科技有限公司 RZ2026000047';
  const row = { name: '福州栎木', status: '', remark: '', createTime: '2026-10-17' };
  const [name = 0, until = 0] = columnWidths(
    [
      { field: 'name', title: '名称', render: () => long, shown: () => long },
      {
        field: 'createTime',
        title: '有效期至',
        kind: 'date',
        render: () => '',
        shown: () => '2026-10-17 已过期 41 天',
      },
    ],
    1200,
    undefined,
    '',
    [row],
  );
  expect(name).toBeGreaterThanOrEqual(textWidth(long) + 24);
  expect(until).toBeGreaterThanOrEqual(textWidth('2026-10-17 已过期 41 天') + 24);
});

it('a column keeps the width set by the user, and the other columns share the remaining width', () => {
  for (const room of [700, 1200, 2560]) {
    const widths = arrangedWidths('status-333', room);
    expect(widths[1]).toBe(333);
    if (room > 700) expect(sum(widths)).toBe(room);
  }
  expect(arrangedWidths('name-100,status-100,remark-100,createTime-100', 1200)).toEqual([100, 100, 100, 100]);
  expect(sum(arrangedWidths('name-100,remark-100', 1200))).toBe(1200);
});

it('a column narrowed by the user is not widened to show its whole text', () => {
  const long = { name: '一'.repeat(40), status: '0', remark: '', createTime: '' };
  expect(arrangedWidths('name-80', 1600, columns, [long])[0]).toBe(80);
});

it('the visible columns fill the space next to a column that is pinned right', () => {
  const many = Array.from({ length: 20 }, (_, at): Column<Thing> => ({ key: `k${at}`, title: '地区' }));
  const widths = arrangedWidths('k19-r', 1300, many);
  let left = 1300 - (widths.at(-1) ?? 0);
  for (const width of widths)
    if (left >= width) left -= width;
    else break;
  expect(left).toBe(0);
});

it('columns with short texts give width to a column whose text would be cut', () => {
  const many = Array.from({ length: 12 }, (_, at): Column<Thing> => ({
    key: `k${at}`,
    title: '地区',
    text: () => '北京',
  }));
  const long = { name: '信息传输、软件和信息技术服务业与文化传媒', status: '', remark: '', createTime: '' };
  const [name = 0, ...others] = columnWidths([{ field: 'name', title: '名称' }, ...many], 1900, undefined, '', [long]);
  expect(name).toBeGreaterThanOrEqual(textWidth(long.name) + 24);
  for (const width of others) expect(width).toBeGreaterThanOrEqual(textWidth('北京') + 24);
});

const wideTexts = (length: number) =>
  Array.from({ length }, (_, at): Column<Thing> => ({ key: `k${at}`, title: '地区', text: () => '一'.repeat(10) }));
const someRow = { name: '', status: '', remark: '', createTime: '' };
/** The number of columns that are completely visible. */
const inSight = (widths: readonly number[], room: number) =>
  widths.filter((_, at) => sum(widths.slice(0, at + 1)) <= room).length;

it('a column reached by scrolling is as wide as its text, up to 240 pixels', () => {
  const widthOf = (text: string) =>
    columnWidths([...wideTexts(9), { key: 'last', title: '备注', text: () => text }], 1000, undefined, '', [
      someRow,
    ]).at(-1);
  expect(widthOf('')).toBe(128);
  expect(widthOf('一'.repeat(14))).toBeGreaterThanOrEqual(textWidth('一'.repeat(14)));
  expect(widthOf('一'.repeat(99))).toBe(240);
});

it('a table that scrolls sideways shows one fewer column rather than truncating texts', () => {
  const many = wideTexts(20);
  expect(inSight(columnWidths(many, 1200), 1200)).toBe(8);
  const widths = columnWidths(many, 1200, undefined, '', [someRow]);
  expect(inSight(widths, 1200)).toBe(7);
  expect(widths[0]).toBeGreaterThan(textWidth('一'.repeat(10)));
});

it('a table with room for only five columns shows all five rather than widening four of them', () => {
  const widths = columnWidths(wideTexts(9), 690, undefined, '', [someRow]);
  expect(inSight(widths, 690)).toBe(5);
});
