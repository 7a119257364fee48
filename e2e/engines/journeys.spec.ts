import { createServer, type Server } from 'node:http';
import { expect, test as base } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { type Account, makeAccount, tokenOf } from '../support/backend';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { personAt } from './person';
import { webkit } from './webkit';

/* Tests for what must work in every engine, written as the user's steps. Run by npm run test:engines. */

type Person = ReturnType<typeof personAt>;

const test = base.extend<{ engine: Engine; opens: () => Promise<Person>; violations: string[] }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  engine: async ({}, use, { project }) => {
    const engine = await (project.name === 'webkit' ? webkit() : firefox());
    await use(engine);
    await engine.close();
  },
  /** All violations of the production policy that browsers report. */
  violations: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- as above
    async ({}, use) => {
      const found: string[] = [];
      const server = await listening(found);
      await use(found);
      server.close();
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
  /** Opens a window whose page is in Chinese and has no other stored data. */
  opens: async ({ engine, baseURL }, use) => {
    const people: Person[] = [];
    await use(async () => {
      const window = await engine.window();
      const person = personAt(window, baseURL ?? '');
      await person.go('/logo.svg');
      const keep = (name: string, value: unknown) =>
        `localStorage.setItem('pro__${name}', ${JSON.stringify(JSON.stringify({ value, expire: null }))});`;
      if (people.length === 0) await window.run(keep('lang', 'zh-CN') + keep('TOUR_SEEN', true));
      people.push(person);
      return person;
    });
    for (const person of people) expect(await person.noted()).toEqual([]);
  },
});

async function signIn(person: Person, { username, password }: Account) {
  await person.go('/user/login');
  await person.type('账号', username);
  await person.typePassword(password);
  await person.click('button', '登录');
  await person.isAt(/^\/weclome/);
}

test('a user signs in under the production security policy, and a wrong password is reported', async ({
  opens,
  request,
}) => {
  const account = await makeAccount(request);
  const person = await opens();
  await person.go('/system/user');
  await person.isAt(/^\/user\/login/);
  await person.type('账号', account.username);
  await person.typePassword('Wrong@123');
  await person.click('button', '登录');
  await person.sees('用户不存在/密码错误');
  await person.typePassword(account.password);
  await person.press('Enter');
  await person.isAt(/^\/system\/user/);
  await person.sees(/共 \d+ 条/);
});

test('a user filters the list of users, edits an account and saves it', async ({ opens, request }) => {
  const { username } = await makeAccount(request);
  const person = await opens();
  await signIn(person, demoAccount);
  await person.go('/system/user');
  await person.sees(/共 \d+ 条/);
  await person.type('用户名', username);
  await person.press('Enter');
  await person.sees('共 1 条');
  await person.click('button', `编辑 ${username}`);
  await person.sees('编辑用户');
  expect(await person.valueOf(/昵称/)).toBe(username);
  await person.type(/昵称/, '改过的名字');
  await person.click('button', '保存');
  await person.sees(new RegExp(`${username}[^]*改过的名字`));
  await person.seesNot('编辑用户');
});

test('a user sorts and pages a list, and a reload keeps the order and the page', async ({ opens }) => {
  const person = await opens();
  await signIn(person, demoAccount);
  await person.go('/system/user?loginName=zh');
  await person.sees(/共 1\d 条/);
  await person.click('button', /^用户名/);
  await person.isAt(/sortField=loginName&sortOrder=asc/);
  const ascending = async () => {
    const names = await person.column(2);
    return names.length === 10 && names.join() === names.toSorted().join();
  };
  await expect.poll(ascending).toBe(true);
  const first = await person.column(2);
  await person.click('button', /下一页/);
  await person.isAt(/pageNum=2/);
  await expect.poll(async () => (await person.column(2)).some((name) => first.includes(name))).toBe(false);
  const second = await person.column(2);
  await person.reload();
  await expect.poll(() => person.column(2)).toEqual(second);
});

test('a user approves a company, and the decision reaches the server', async ({ opens, request }, { project }) => {
  const word = project.name === 'webkit' ? '银杏' : '青禾';
  const query = `companyName=${encodeURIComponent(word)}`;
  const headers = { token: await tokenOf(request) };
  const waiting = async () => {
    const answer = await request.get(`/api/biz/company/list?${query}&auditStatus=0&pageSize=50`, { headers });
    return ((await answer.json()) as { data: { records: { companyName: string }[] } }).data.records.map(
      ({ companyName }) => companyName,
    );
  };
  // In a retry, there is one record less than in the seeds.
  const count = (await waiting()).length;
  expect(count).toBeGreaterThan(1);
  const person = await opens();
  await signIn(person, demoAccount);
  await person.go(`/approval/companyAudit?${query}`);
  await expect.poll(() => person.column(2)).toHaveLength(count);
  // Clicks the last row, because an overlay scroll bar at the bottom of a page must not cover it.
  const name = (await person.column(2)).at(-1) ?? '';
  await person.click('link', name);
  await person.sees(/第 \d \/ \d 条/);
  await person.click('button', '通过');
  await person.sees('审核意见（选填）');
  await person.press('Enter');
  await person.sees(`将通过 ${name}`);
  // The decision is sent after ten seconds, during which it can be undone.
  await expect.poll(waiting, { timeout: 20_000 }).not.toContain(name);
});

test('a reload of a page with a form restores the typed input', async ({ opens, request }) => {
  const account = await makeAccount(request);
  const person = await opens();
  await signIn(person, account);
  await person.go('/system/user');
  await person.click('button', '新建');
  await person.type(/昵称/, '写到一半');
  await person.type(/备注/, '长长的备注');
  await expect.poll(() => person.valueOf(/备注/)).toBe('长长的备注');
  // A draft is stored shortly after the last key.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await person.reload();
  await person.sees('填写的内容还没有提交');
  await person.click('button', '继续编辑');
  expect(await person.valueOf(/昵称/)).toBe('写到一半');
  expect(await person.valueOf(/备注/)).toBe('长长的备注');
});

test('signing out in one window also signs out the other window', async ({ opens, request }) => {
  const account = await makeAccount(request);
  const first = await opens();
  await signIn(first, account);
  await first.go('/system/user');
  await first.sees(/共 \d+ 条/);
  const second = await opens();
  await second.go('/weclome');
  await second.click('button', `${account.username} 的菜单`);
  await second.click('menuitem', '退出登录');
  await second.isAt(/^\/user\/login/);
  await first.sees('您已在其他窗口退出');
  await first.click('button', '重新登录');
  await first.isAt(/^\/user\/login/);
});

/** Starts a server to which browsers report violations, at the address in the policy. */
function listening(found: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      found.push(body);
      response.end();
    });
  });
  return new Promise((resolve) =>
    server.listen(Number(process.env.CSP_REPORT_PORT ?? 0), '127.0.0.1', () => resolve(server)),
  );
}
