import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { expect, test } from '../support/test';

interface Report {
  build: string;
  notes: { kind: string; name?: string; at?: string[] }[];
}

test('an error report contains the release and no input, and the user menu shows the release @full', async ({
  page,
  allow,
}) => {
  allow('13800138000');
  const reports: { body: string; headers: Record<string, string> }[] = [];
  await page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "self.TALENT_DESK = { reportAddress: '/watch' };" }),
  );
  await page.route('**/watch', async (route) => {
    reports.push({ body: route.request().postData() ?? '', headers: await route.request().allHeaders() });
    await route.fulfill({ status: 204 });
  });
  await openAs(page, demoAccount, '/system/user?userName=zhangsan');
  await expect(page.getByRole('heading', { name: '用户管理' })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('13800138000 is not a function');
    });
  });
  await expect(page.getByRole('alert').getByText('出错了，请重试')).toBeVisible();
  const kinds = () =>
    reports.flatMap(({ body }) => (JSON.parse(body) as Report).notes.map(({ kind, name }) => name ?? kind));
  await expect.poll(kinds).toContain('TypeError');
  const { build } = (await (await page.request.get('/version.json')).json()) as { build: string };
  for (const { body, headers } of reports) {
    expect((JSON.parse(body) as Report).build).toBe(build);
    expect(body).not.toMatch(/13800138000|zhangsan/);
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('token');
  }

  await page.getByRole('button', { name: /的菜单$/ }).click();
  await expect(page.getByRole('menuitem', { name: `（${build}）` })).toBeVisible();
});

test('an OpenTelemetry collector receives error reports as OTLP logs at the configured address @full', async ({
  page,
  allow,
}) => {
  allow('13800138000');
  const bodies: string[] = [];
  await page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "self.TALENT_DESK = { reportAddress: '/otlp/v1/logs' };" }),
  );
  await page.route('**/otlp/v1/logs', async (route) => {
    bodies.push(route.request().postData() ?? '');
    await route.fulfill({ json: {} });
  });
  await openAs(page, demoAccount, '/system/user');
  await expect(page.getByRole('heading', { name: '用户管理' })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('13800138000 is not a function');
    });
  });
  await expect.poll(() => bodies.join()).toContain('"stringValue":"TypeError"');
  expect(bodies.join()).not.toContain('13800138000');
  expect(bodies[0]).toMatch(/^\{"resourceLogs":\[/);
});
