import { http, type RequestHandler } from 'msw';
import { permsOf } from '@/areas/system/consequences/consequences';
import { secretOf } from '@/areas/system/log/params';
import { isSuper, secured } from '../../access';
import { menus, type MenuRow, roles, users } from '../../db';
import { answerList } from '../../query';
import { api, ok } from '../../respond';
import { operLogs, titleOf } from '../../writes/operationLog';
import { usesOfRights } from '../../writes/uses';
import { listOf } from '../../crud';
import { absentFor } from '../substitutes';

type Way = { kind: 'role' | 'substitute' | 'admin'; id: number | null; name: string | null };
type AccessRow = Awaited<ReturnType<typeof accessRows>>[number];

/** The critical rights: the report begins with the number of people who have each of them. */
const CRITICAL = [
  'system:user:edit',
  'system:user:resetPwd',
  'system:role:edit',
  'system:config:edit',
  'sales:order:refund',
  'finance:settlement:pay',
  'finance:invoice:issue',
  'member:cert:export',
];

/** The access report for auditors (docs/contract#2.48). */
export const accessReportHandlers: RequestHandler[] = [
  http.get(
    api('/system/accessReport/list'),
    secured('system:accessReport:list', async ({ query }) =>
      answerList(
        await accessRows(),
        query,
        {
          filters: {
            loginName: 'like',
            userName: 'like',
            menuName: 'like',
            permission: 'like',
            roleId: {
              by: (value) => (row: AccessRow) =>
                row.via.some(({ kind, id }) => kind === 'role' && String(id) === value),
              match: 'equal',
              rule: 'The permissions that the role gives.',
            },
            unused: {
              by: (value) => (row: AccessRow) => value !== '1' || row.useCount === 0,
              match: 'equal',
              values: ['1'],
              rule: '`1`: the permissions that were never used.',
            },
          },
          sort: { field: 'loginName', order: 'asc' },
          sortable: ['loginName', 'userName', 'menuName', 'permission', 'lastUsedAt', 'useCount'],
        },
        (row) => row,
      ),
    ),
  ),
  http.get(
    api('/system/accessReport/critical'),
    secured('system:accessReport:list', async () => {
      const rows = await accessRows();
      return ok(
        CRITICAL.flatMap((permission) => {
          const held = rows.filter((row) => row.permission === permission);
          return held[0] ? { permission, menuName: held[0].menuName, people: held.length } : [];
        }),
      );
    }),
  ),
  http.get(
    api('/system/accessUse/list'),
    secured('system:accessUse:list', async ({ query }) =>
      answerList(
        await useRows(),
        query,
        {
          filters: { kind: 'eq', loginName: 'like', listName: 'like' },
          range: 'operTime',
          sort: { field: 'operTime', order: 'desc' },
          sortable: ['operTime', 'rows'],
        },
        (row) => row,
      ),
    ),
  ),
];

/** Returns a row for each permission of each enabled user: how it was granted, and when and how often it was used. */
export async function accessRows() {
  const [people, allRoles, rows] = await Promise.all([users.all(), roles.all(), menus.all()]);
  const known = new Map(rows.map((row) => [row.menuId, row]));
  const enabled = allRoles.filter(({ status }) => status === '0');
  const useOf = usesOfRights();
  const held = new Map(
    people
      .filter(({ status }) => status === '0')
      .map((user) => {
        const ways = new Map<string, { menu: MenuRow; via: Way[] }>();
        const grant = (menu: MenuRow, way: Way) => {
          for (const permission of permsOf(menu)) {
            const right = ways.get(permission) ?? { menu, via: [] };
            if (!right.via.some(({ kind, id }) => kind === way.kind && id === way.id)) right.via.push(way);
            ways.set(permission, right);
          }
        };
        if (isSuper(user)) for (const menu of rows) grant(menu, { kind: 'admin', id: null, name: null });
        for (const role of enabled.filter(({ roleId }) => user.roleIds.includes(roleId)))
          for (const menuId of role.menuIds) {
            const menu = known.get(menuId);
            if (menu) grant(menu, { kind: 'role', id: role.roleId, name: role.roleName });
          }
        return [user.userId, { user, ways }] as const;
      }),
  );
  for (const [userId, { ways }] of held)
    for (const absent of await absentFor(userId))
      for (const [permission, { via }] of ways)
        if (permission.endsWith(':audit') && held.get(absent.userId)?.ways.has(permission))
          via.push({ kind: 'substitute', id: absent.userId, name: absent.userName });
  return [...held.values()].flatMap(({ user, ways }) =>
    [...ways].map(([permission, { menu, via }]) => {
      const use = useOf(user, permission);
      return {
        id: `${user.userId}:${permission}`,
        userId: user.userId,
        loginName: user.loginName,
        userName: user.userName,
        permission,
        menuId: menu.menuId,
        menuName: trailOf(menu, known),
        via,
        lastUsedAt: use?.lastUsedAt ?? null,
        useCount: use?.count ?? 0,
      };
    }),
  );
}

/** Returns the names of a menu row and of the rows above it. */
function trailOf(menu: MenuRow, known: ReadonlyMap<number, MenuRow>): string {
  const above = known.get(menu.parentId);
  return above ? `${trailOf(above, known)} / ${menu.menuName}` : menu.menuName;
}

/** Returns the exports and revealed numbers in the operation log, newest first. */
async function useRows() {
  const names = new Map((await users.all()).map(({ loginName, userName }) => [loginName, userName]));
  const logs = (await operLogs.all())
    .toReversed()
    .filter(({ businessType, operUrl }) => businessType === 5 || operUrl?.includes('/reveal/'));
  return Promise.all(
    logs.map(async ({ operId, operTime, operName, operUrl, operParam, title }) => {
      const about = JSON.parse(operParam ?? '{}') as Record<string, unknown>;
      const isReveal = operUrl?.includes('/reveal/') ?? false;
      const path = operUrl?.replace(/^\/api/, '').replace(/\/(?:reveal\/.*|export)$/, '') ?? '';
      const list = isReveal ? listOf(path) : undefined;
      const filters = Object.entries((about.conditions ?? {}) as Record<string, unknown>);
      return {
        id: operId,
        operTime,
        kind: isReveal ? 'reveal' : 'export',
        loginName: operName,
        userName: names.get(operName) ?? null,
        listName: list ? await titleOf(`${list.permission}:list`, { isButton: false }) : isReveal ? path : title,
        rows: typeof about.rows === 'number' ? about.rows : null,
        conditions: filters.map(([name, value]) => `${name}=${String(value)}`).join('; ') || null,
        field: isReveal ? (secretOf(String(about.field)) ?? String(about.field)) : null,
        recordId: isReveal ? (operUrl?.split('/').at(-1) ?? null) : null,
      };
    }),
  );
}
