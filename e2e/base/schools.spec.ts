import readSheet from 'read-excel-file/node';
import { demoAccount } from '@mocks/demo';
import { openAs, tokenOf, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { file } from '../support/files';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

test('two of seven schools are imported, and the five refused rows are returned in one file with the reasons @full', async ({
  page,
}) => {
  const word = unique('校');
  const name = (no: number) => `${word}${no}`;
  const head = '学校名称,办学性质,办学层次,省,市,官网,是否985,是否211,是否双一流,排序';
  const rows = [
    `${name(1)},公办,普通本科,广东省,深圳市,https://one.example.edu.cn,是,否,是,7`,
    `${name(2)},公办,普通本科,广东,深圳市,,否,否,否,`,
    `${name(3)},公办,普通本科,广东省,杭州市,,否,否,否,`,
    `${name(4)},公办,普通本科,浙江省,杭州市,example.edu.cn,否,否,否,`,
    `${name(1)},公办,普通本科,广东省,深圳市,,否,否,否,`,
    `深圳示例理工大学,公办,普通本科,广东省,深圳市,,否,否,否,`,
    `${name(7)},公办,普通本科,浙江省,杭州市,,否,否,否,`,
  ];
  await openAs(page, demoAccount, '/baseData/baseSchool');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const box = dialog(page);
  await box.getByLabel(/点击选择文件/).setInputFiles(file('schools.csv', [head, ...rows].join('\r\n')));
  // Four errors are found before sending: a misspelling, a city of another province, an invalid URL, a repeated name.
  await expect(box.getByText('3 行可以导入，4 行有错误（有错误的行不会发送）')).toBeVisible();
  const problem = (row: number) =>
    box
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: String(row), exact: true }) })
      .first();
  await expect(problem(3)).toContainText('省不在可选范围内，是否为“广东省”？');
  await expect(problem(4)).toContainText('市不在可选范围内');
  await expect(problem(5)).toContainText('官网格式不正确');
  await expect(problem(6)).toContainText('学校名称在文件中重复');
  await box.getByRole('button', { name: '导入 3 行' }).click();
  // Calculated by hand: 7 rows = 2 imported + 4 refused by the check + 1 refused by the server for its name.
  await expect(box.getByText('成功 2 / 失败 5')).toBeVisible();
  await expect(problem(7)).toContainText('已存在');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('button', { name: '下载未导入的行' }).click(),
  ]);
  const [sheet] = await readSheet(await saved.path());
  const [titles, ...refused] = sheet?.data ?? [];
  expect(titles?.at(-1)).toBe('问题');
  expect(refused.map((row) => row[0])).toEqual([name(2), name(3), name(4), name(1), '深圳示例理工大学']);
  expect(String(refused[0]?.at(-1))).toContain('是否为“广东省”？');
  expect(String(refused[4]?.at(-1))).toContain('已存在');
  await box.getByRole('button', { name: '关闭', exact: true }).last().click();

  await page.goto(`/baseData/baseSchool?schoolName=${name(1)}`);
  await page.getByRole('button', { name: `编辑 ${name(1)}` }).click();
  await expect(dialog(page).getByLabel('官网')).toHaveValue('https://one.example.edu.cn');
  await expect(dialog(page).getByLabel('排序')).toHaveValue('7');
  await page.keyboard.press('Escape');

  const headers = { token: await tokenOf(page.request) };
  const found = await page.request.get(`/api/biz/base/school/list?schoolName=${word}&pageSize=50`, { headers });
  const { data } = (await found.json()) as { data: { records: { id: number }[] } };
  expect(data.records).toHaveLength(2);
  await page.request.post(`/api/biz/base/school/remove?ids=${data.records.map(({ id }) => id).join(',')}`, { headers });
});

test('the actions of a tree are aligned in all rows, and a disabled delete action shows the reason @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/baseData/courseType');
  const edits = page.getByRole('button', { name: /^编辑 / }).filter({ visible: true });
  await expect(edits.first()).toBeVisible();
  const places = async (verb: RegExp) => {
    const boxes = await page
      .getByRole('button', { name: verb })
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
    return new Set(boxes).size;
  };
  expect(await edits.count()).toBeGreaterThan(5);
  expect([await places(/^编辑 /), await places(/^新增下级 /), await places(/^更多 /)]).toEqual([1, 1, 1]);
  const rows = await page.locator('tr[data-row-key]').filter({ visible: true }).count();
  for (const verb of [/^编辑 /, /^新增下级 /, /^更多 /])
    await expect(page.getByRole('button', { name: verb }).filter({ visible: true })).toHaveCount(rows);

  const why = async (name: string) => {
    await page.getByRole('button', { name: `更多 ${name}` }).click();
    const item = page.getByRole('menuitem', { name: /^删除/ }).filter({ visible: true });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    const words = await item.innerText();
    await page.keyboard.press('Escape');
    return words;
  };
  const headers = { token: await tokenOf(page.request) };
  const answer = await page.request.get('/api/biz/base/courseType/list', { headers });
  const { data } = (await answer.json()) as {
    data: { id: number; parentId: number; typeName: string; courseCount: number }[];
  };
  const above = data.find(({ id }) => data.some(({ parentId }) => parentId === id));
  expect(await why(above?.typeName ?? '')).toContain('存在下级，不能删除');
  const taught = data.find(({ id, courseCount }) => courseCount > 0 && !data.some(({ parentId }) => parentId === id));
  await page.goto(`/baseData/courseType?typeName=${taught?.typeName}`);
  await expect(rowOf(page, taught?.typeName ?? '')).toBeVisible();
  expect(await why(taught?.typeName ?? '')).toContain('该类型下有课程，不能删除');
});
