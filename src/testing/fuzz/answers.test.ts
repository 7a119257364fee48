import { expect, it } from 'vitest';
import menus from '@mocks/seeds/generated/menus.json';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { filterTree, linkTo, trailOf } from '@/app/navigation/menuNode';
import { menuLinks } from '@/app/navigation/menuLinks';
import { ApiError } from '@/shared/api/ApiError';
import { messageOf, toList, toPage, unwrap } from '@/shared/api/envelope';
import { fit } from '@/shared/api/fit';
import { parseRow, parseRows } from '@/shared/api/parseRows';
import { serverWord } from '@/shared/api/serverWord';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { can } from '@/shared/auth/permission';
import { toSystemConfig } from '@/shared/auth/systemConfig';
import { parseJson } from '@/shared/lib/json';
import { inAppPath } from '@/shared/lib/safeUrl';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { schemas, sample } from '../schemas';
import { takeConsoleErrors } from '../setup';
import { mutated } from './mutate';
import { randomOfRun } from './random';

/* Feeds mutated answers to every function that reads answers: 1,000 to each function here, 10,000 in `npm run
   test:fuzz`, where `SEED=new` gives new mutations. Each assertion holds for all answers; a failure reports the seed
   and the answer. */

const AMOUNT = Number(process.env.FUZZ ?? 1000);
const random = randomOfRun();

/** Calls `read` with many mutations of `good`. A failure reports the mutation that caused it. */
function tryAll(amount: number, good: unknown, read: (answer: unknown) => void): void {
  for (let count = 0; count < amount; count++) {
    const answer = mutated(good, random);
    try {
      read(answer);
    } catch (cause) {
      throw new Error(`SEED=${random.seed}: ${String(cause)}\n${show(answer)}`, { cause });
    }
  }
  expect((Object.prototype as Record<string, unknown>).polluted).toBeUndefined();
}

const show = (answer: unknown) => (JSON.stringify(answer) ?? 'undefined').slice(0, 2000);

/** Returns the result of a call. The call may reject an answer with an ApiError or a message that matches `words`. */
function orRefused<T>(call: () => T, words = /^$/): T | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof ApiError || (error instanceof Error && words.test(error.message))) return undefined;
    throw error;
  }
}

const typesOf = (values: unknown[]) => [...new Set(values.map((value) => typeof value))];

const row = { id: 1, name: 'a', status: '0', amount: '12.50', children: [{ id: 2, name: 'b' }] };
const page = { code: 0, msg: 'ok', data: { records: [row, row], total: 2, current: 1, size: 10 } };

it('[row 61] any list response yields records and a total that is not below the number of records', () =>
  tryAll(AMOUNT, page, (answer) => {
    expect(typeof messageOf(answer)).toBe('string');
    expect(typeof serverWord(answer)).toBe('string');
    const data = orRefused(() => unwrap(answer));
    const list = orRefused(() => toPage(data, 3));
    orRefused(() => toList(data));
    if (!list) return;
    expect(list.records.every((record) => typeof record === 'object' && record !== null)).toBe(true);
    expect(list.total).toBeGreaterThanOrEqual(list.records.length);
    expect(Number.isSafeInteger(list.current) && list.current > 0).toBe(true);
  }));

it('[row 75] damaged JSON is parsed or throws a SyntaxError', () => {
  const text = JSON.stringify(page).replace('"a"', '"\\u005f\\"1234567890123456789"');
  tryAll(AMOUNT, [...(text.match(/.{1,9}/g) ?? [])], (pieces) => {
    const broken = Array.isArray(pieces) ? pieces.filter((piece) => typeof piece === 'string').join('') : show(pieces);
    try {
      parseJson(broken);
    } catch (error) {
      expect(error).toBeInstanceOf(SyntaxError);
    }
  });
});

it('[row 5] any user info response yields a user or the specified error', () => {
  const good = {
    userId: 7,
    userName: 'a',
    roleIds: [1],
    buttons: ['system:user:add'],
    roles: { permissions: [{ permissionId: 'user', actionEntitySet: [{ action: 'add' }], actionList: ['add'] }] },
    company: { compId: 1, companyName: 'c', logo: '/l.png' },
    myTeam: [{ compId: 1, companyName: 'c' }],
  };
  tryAll(AMOUNT, good, (answer) => {
    const user = orRefused(() => toCurrentUser(answer), /^getInfo: /);
    if (!user) return;
    const companies = user.myTeam.flatMap(({ companyName, logo }) => [companyName, logo]);
    const texts = [user.userName, user.loginName, user.avatar, user.userType, ...user.buttons, ...companies];
    expect(typesOf(texts)).toEqual(['string']);
    can(user, 'system:user:add');
    can(user, 'user.add');
    expect(can(user, 'toString.constructor')).toBe(false);
  });
});

it('[row 6] any system config response yields settings of the right types', () =>
  tryAll(AMOUNT, { ...toSystemConfig({}), amapKey: 'k' }, (answer) => {
    const {
      captchaEnabled,
      analysis,
      auditChecks,
      batchAudit,
      features,
      fourEyes,
      idempotency,
      importKeys,
      reviewers,
      askMore,
      merging,
      later,
      reviewQueues,
      handover,
      factors,
      watermark,
      lockAfter,
      filterConditions,
      modes,
      taskActions,
      overdueHours,
      auditWords,
      amapKey,
      providers,
      ...texts
    } = toSystemConfig(answer);
    expect(
      typesOf([
        ...Object.values(texts),
        ...(auditWords ?? []),
        ...filterConditions,
        ...(modes ?? []),
        ...taskActions,
        ...(features ?? []),
        amapKey ?? '',
      ]),
    ).toEqual(['string']);
    expect(typesOf([captchaEnabled, analysis, auditChecks, batchAudit])).toEqual(['boolean']);
    expect(
      typesOf([
        fourEyes,
        idempotency,
        importKeys,
        reviewers,
        askMore,
        merging,
        later,
        reviewQueues,
        handover,
        factors,
        watermark,
      ]),
    ).toEqual(['boolean']);
    for (const { key, name } of providers)
      expect([key, name]).toEqual([expect.stringMatching(/^[\da-z_-]+$/), name.trim()]);
    expect(overdueHours).toBeGreaterThan(0);
    expect(lockAfter).toBeGreaterThanOrEqual(0);
  }));

it('[row 10] [row 12] any menu response yields a tree with unique rows and safe addresses', () =>
  tryAll(AMOUNT / 10, menus.slice(0, 60), (answer) => {
    const tree = buildMenuTree(answer);
    expect(new Set(tree.all).size).toBe(tree.all.length);
    expect(new Set(tree.all.map((node) => node.id)).size).toBe(tree.all.length);
    for (const node of tree.all) {
      expect(trailOf(node)[0]?.parent).toBeUndefined();
      expect(node.name).toBeTypeOf('string');
      if (node.path) expect(inAppPath(linkTo(node))).toBeDefined();
      if (node.href) expect(node.href).toMatch(/^https?:\/\//);
      if (node.redirect) expect(inAppPath(node.redirect)).toBeDefined();
    }
    const link = menuLinks(filterTree(tree, (node) => !node.hidden));
    for (const { key } of tree.all) expect(inAppPath(link(key as MenuKey) ?? '/')).toBeDefined();
  }));

it('the fuzz test covers more than 60 schemas', () => expect(schemas.length).toBeGreaterThan(60));

it.each(schemas)('[row 79] any response for %s fits the schema after parsing', (name, schema) => {
  const good = sample(schema, () => 1);
  tryAll(Math.ceil(AMOUNT / schemas.length), good, (answer) => {
    const rows = parseRows(schema, [answer], name);
    for (const read of rows) {
      const again = fit(schema, read);
      expect(again.misfits).toEqual([]);
      expect(again.value).toEqual(read);
    }
    orRefused(() => parseRow(schema, answer, name));
    orRefused(() => parseRows(schema, toList(answer), name, 'id'));
  });
  takeConsoleErrors();
});
