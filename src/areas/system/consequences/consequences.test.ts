import { expect, it } from 'vitest';
import menuSeed from '@mocks/seeds/generated/menus.json';
import { consequencesOf } from './consequences';
import type { Person, RightsChange, RoleRights, Step, World } from './world';

const EDITS = 50;
const menus = menuSeed.map(({ menuId, parentId, menuName, menuType, perms }) => ({
  menuId,
  parentId,
  menuName,
  menuType,
  perms,
}));
type Menu = (typeof menus)[number];

/** Returns a generator of integers from 0 to `max` − 1; equal seeds give equal sequences (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * max);
  };
}

function worldOf(next: (max: number) => number): World {
  const some = <T>(rows: readonly T[], oneIn: number) => rows.filter(() => next(oneIn) === 0);
  const areas = menus.filter(({ menuType }) => menuType === 'M').map(({ menuId }) => menuId);
  const roles = Array.from({ length: 4 }, (_, n): RoleRights => {
    // Grants whole areas, or single rows without the screen or the directory above them.
    const chosen = new Set(some(areas, 2));
    const isIn = (row: Menu): boolean => {
      const above = menus.find(({ menuId }) => menuId === row.parentId);
      return chosen.has(row.menuId) || (above !== undefined && isIn(above));
    };
    const ids = [...menus.filter(isIn), ...some(menus, 25)].map(({ menuId }) => menuId);
    return { roleId: n % 2 ? n + 10 : String(n + 10), status: next(6) === 0 ? '1' : '0', menuIds: ids };
  });
  const idsOfRoles = roles.map(({ roleId }) => roleId);
  const people = Array.from({ length: 6 }, (_, n): Person => ({
    userId: n + 1,
    userName: `人${n + 1}`,
    status: next(8) === 0 ? '1' : '0',
    deptId: 100 + next(3),
    roleIds: some(idsOfRoles, 4).map(String),
  }));
  const steps = Array.from({ length: 8 }, (_, n): Step => ({
    name: `环节${n}`,
    roleIds: some(idsOfRoles, 4),
    userIds: some([2, 3, 4, 5, 6], 8),
    deptIds: some([100, 101, 102], 9),
    head: next(6) === 0,
    running: 1 + next(5),
    waiting: next(2),
  }));
  return { people, roles, menus, steps };
}

function changeIn({ people, roles }: World, next: (max: number) => number): RightsChange {
  const isRole = next(3) > 0;
  const ids = isRole ? roles.map(({ roleId }) => roleId) : people.map(({ userId }) => userId);
  const id = ids[next(ids.length)] ?? 0;
  const kind = next(4);
  if (kind === 0) return { of: isRole ? 'role' : 'user', ids: [id], values: null };
  if (kind === 1) return { of: isRole ? 'role' : 'user', ids: [id], values: { status: String(next(2)) } };
  if (!isRole)
    return { of: 'user', ids: [id], values: { roleIds: roles.map((r) => r.roleId).filter(() => next(3) === 0) } };
  const now = roles.find(({ roleId }) => roleId === id)?.menuIds ?? [];
  const added = menus.filter(() => next(40) === 0).map(({ menuId }) => menuId);
  return { of: 'role', ids: [id], values: { menuIds: [...now.filter(() => next(2) > 0), ...added] } };
}

/* The oracle: computes each person's screens and buttons from scratch, row by row, as the contract describes it. */

function applied(world: World, { of, ids, values }: RightsChange): World {
  const copy = structuredClone(world);
  for (const list of [copy.roles, copy.people] as unknown as { roleId?: unknown; userId?: unknown }[][])
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const row = list[at];
      const id = of === 'role' ? row?.roleId : row?.userId;
      if (row === undefined || id === undefined || String(id) !== String(ids[0])) continue;
      if (values === null) list.splice(at, 1);
      else Object.assign(row, values);
    }
  return copy;
}

function heldBy(userId: unknown, { people, roles }: World): string[] {
  const person = people.find((one) => one.userId === userId);
  if (!person || person.status !== '0' || person.userId === 1) return [];
  const isGranted = (menuId: unknown) =>
    roles.some(
      (role) =>
        role.status === '0' &&
        person.roleIds?.some((id) => `${id}` === `${role.roleId}`) &&
        role.menuIds?.some((id) => `${id}` === `${menuId}`),
    );
  const held: string[] = [];
  for (const row of menus) {
    if (!isGranted(row.menuId)) continue;
    let above = menus.find(({ menuId }) => menuId === row.parentId);
    let isShown = row.menuType === 'C';
    for (; above; above = menus.find(({ menuId }) => menuId === above?.parentId)) isShown &&= isGranted(above.menuId);
    if (isShown) held.push(`screen ${row.menuId}`);
    for (const perm of (row.perms ?? '').split(',')) if (perm.trim()) held.push(perm.trim());
  }
  return held;
}

function expected(world: World, change: RightsChange) {
  const after = applied(world, change);
  const lines: string[] = [];
  for (const { userId, userName } of world.people) {
    const [had, has] = [heldBy(userId, world), heldBy(userId, after)];
    const seen = new Set<string>();
    for (const row of menus) {
      const keys =
        row.menuType === 'C' ? [`screen ${row.menuId}`] : row.menuType === 'F' ? (row.perms ?? '').split(',') : [];
      const screen = menus.find(({ menuId }) => menuId === row.parentId)?.menuName;
      const name = row.menuType === 'F' ? `${screen} · ${row.menuName}` : row.menuName;
      for (const key of keys.map((one) => one.trim()).filter((one) => one && !seen.has(one))) {
        seen.add(key);
        if (had.includes(key) !== has.includes(key)) lines.push(`${userName} ${has.includes(key) ? '+' : '-'} ${name}`);
      }
    }
  }
  const decide = (one: World, row: Menu) =>
    one.people.some(({ userId }) => {
      const held = heldBy(userId, one);
      const list = menus.find(({ perms }) => perms === row.perms?.replace(':audit', ':list'));
      const isOpen = held.includes(`screen ${row.parentId}`) && (!list || held.includes(list.perms ?? ''));
      return held.includes(row.perms ?? '') && isOpen;
    });
  const queues = menus
    .filter(({ perms }) => perms?.endsWith(':audit') && perms !== 'activiti:task:audit')
    .filter((row) => decide(world, row) && !decide(after, row))
    .map((row) => menus.find(({ menuId }) => menuId === row.parentId)?.menuName);
  const hasCandidate = (one: World, step: Step) =>
    one.people.some((person) => {
      const isMeant =
        step.userIds.includes(person.userId) ||
        step.deptIds.includes(person.deptId ?? 0) ||
        one.roles.some(({ roleId }) =>
          person.roleIds?.includes(String(roleId)) || person.roleIds?.includes(roleId)
            ? step.roleIds.includes(roleId)
            : false,
        );
      const isAble = person.userId === 1 || heldBy(person.userId, one).includes('activiti:task:audit');
      return isMeant && person.status === '0' && isAble;
    });
  const steps = world.steps
    .filter((step) => !step.head && hasCandidate(world, step) && !hasCandidate(after, step))
    .map(({ name }) => name);
  return { lines: lines.toSorted(), queues, steps };
}

const seen = { lines: 0, queues: 0, steps: 0 };

it.each(Array.from({ length: EDITS }, (_, seed) => seed))(
  'for random change %i to a role or user, the predicted consequences match an independent calculation',
  (seed) => {
    const next = numbers(seed + 1);
    const world = worldOf(next);
    const change = changeIn(world, next);
    const found = consequencesOf(world, change);
    const lines = found.groups.flatMap(({ people, gained, lost }) =>
      people.flatMap((one) => [
        ...gained.map(({ name }) => `${one} + ${name}`),
        ...lost.map(({ name }) => `${one} - ${name}`),
      ]),
    );
    const named = { lines: lines.toSorted(), queues: found.queues, steps: found.steps.map(({ name }) => name) };
    expect(named).toEqual(expected(world, change));
    for (const part of ['lines', 'queues', 'steps'] as const) seen[part] += named[part].length;
  },
);

it('the randomly generated test changes to roles and users cover permissions, review queues and workflow steps', () => {
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
});

it('removing a permission from a role does not affect users who have the permission through another role', () => {
  const row = { menuId: '7400000000000000001', parentId: 0, menuName: '审核', menuType: 'C', perms: 'a:b:view' };
  const role = { status: '0', menuIds: [row.menuId] };
  const roles = [
    { ...role, roleId: 2 },
    { ...role, roleId: 3 },
  ];
  const people = [
    { userId: 1, userName: '超管', status: '0', roleIds: [2] },
    { userId: 5, userName: '甲', status: '0', roleIds: [2, 3] },
    { userId: 6, userName: '乙', status: '0', roleIds: ['2'] },
  ];
  const change = { of: 'role', ids: ['2'], values: { menuIds: [] } } as const;
  expect(consequencesOf({ people, roles, menus: [row], steps: [] }, change).groups).toEqual([
    { people: ['乙'], gained: [], lost: [{ name: '审核', kind: 'screen' }] },
  ]);
});
