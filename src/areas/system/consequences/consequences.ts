import type { Id } from '@/shared/lib/id';
import type { Consequences, Gain, MenuRow, Person, Right, RightsChange, RoleRights, Step, World } from './world';

const SUPER = '1';
const TASKS = 'activiti:task:audit';

/** Returns everything that a change of roles or users affects, by the rules of the contract (docs/contract#1.7). */
export function consequencesOf(world: World, change: RightsChange): Consequences {
  const rights = rightsIn(world.menus);
  const [before, after] = [world, changed(world, change)].map((one) => holdings(one, rights));
  if (!before || !after) return { groups: [], queues: [], steps: [] };
  return {
    groups: groupsOf(world.people, rights, before.of, after.of),
    queues: queuesIn(rights)
      .filter((queue) => before.hasDecider(queue) && !after.hasDecider(queue))
      .map(({ screen }) => screen.menuName),
    steps: world.steps
      .filter((step) => !step.head && before.hasCandidate(step) && !after.hasCandidate(step))
      .map(({ name, running, waiting }) => ({ name, running, waiting })),
  };
}

/** Returns the accounts and roles as they will be after the change. */
function changed(world: World, { of, ids, values }: RightsChange): World {
  const meant = new Set(ids.map(String));
  const edit = <T extends object>(rows: readonly T[], idOf: (row: T) => Id): T[] =>
    rows.flatMap((row) => (meant.has(String(idOf(row))) ? (values ? { ...row, ...values } : []) : row));
  return of === 'role'
    ? { ...world, roles: edit(world.roles, ({ roleId }) => roleId) }
    : { ...world, people: edit(world.people, ({ userId }) => userId) };
}

type Rights = ReturnType<typeof rightsIn>;

/** Returns all menu rows by id, and all rights: screens by the id of their row, buttons by their permission. */
function rightsIn(menus: readonly MenuRow[]) {
  const rows = new Map(menus.map((row) => [String(row.menuId), row]));
  const all = new Map<string, Right>();
  for (const row of menus) {
    if (row.menuType === 'C') all.set(String(row.menuId), { name: row.menuName, kind: 'screen' });
    if (row.menuType !== 'F') continue;
    const screen = rows.get(String(row.parentId))?.menuName;
    const name = screen ? `${screen} · ${row.menuName}` : row.menuName;
    for (const perm of permsOf(row)) if (!all.has(perm)) all.set(perm, { name, kind: 'button' });
  }
  return { rows, all };
}

/** Returns the permissions of a menu row. */
export const permsOf = ({ perms }: Pick<MenuRow, 'perms'>) =>
  (perms ?? '')
    .split(',')
    .map((perm) => perm.trim())
    .filter(Boolean);

/** Returns functions that look up rights, deciders and candidates. People with the same roles share one result. */
function holdings({ people, roles }: World, { rows }: Rights) {
  const known = new Map(roles.map((role) => [String(role.roleId), role]));
  const byRoles = new Map<string, ReadonlySet<string>>();
  const none: ReadonlySet<string> = new Set();

  const rightsOfRoles = (ids: readonly string[]): ReadonlySet<string> => {
    const granted = new Set(ids.flatMap((one) => (known.get(one)?.menuIds ?? []).map(String)));
    const held = new Set<string>();
    for (const one of granted) {
      const row = rows.get(one);
      if (!row) continue;
      for (const perm of permsOf(row)) held.add(perm);
      if (row.menuType === 'C' && isReachable(row, granted, rows)) held.add(one);
    }
    return held;
  };
  const of = ({ status, roleIds }: Person): ReadonlySet<string> => {
    if (status !== '0') return none;
    const ids = (roleIds ?? []).map(String).filter((one) => isActive(known.get(one)));
    const key = ids.toSorted().join(' ');
    const held = byRoles.get(key) ?? rightsOfRoles(ids);
    byRoles.set(key, held);
    return held;
  };
  const present = new Map(people.map((person) => [String(person.userId), person]));
  const isSuper = ({ userId }: Person) => String(userId) === SUPER;
  return {
    /** Returns a person's rights; none for the super administrator and for a person whom the change has removed. */
    of: ({ userId }: Person) => {
      const person = present.get(String(userId));
      return person && !isSuper(person) ? of(person) : none;
    },
    hasDecider: ({ needs }: Queue) =>
      people.some((person) => !isSuper(person) && needs.every((one) => of(person).has(one))),
    hasCandidate: (step: Step) =>
      people.some(
        (person) => isNamed(person, step, known) && (isSuper(person) ? person.status === '0' : of(person).has(TASKS)),
      ),
  };
}

/** True for a known role that is not disabled. Some servers have roles without a status. */
const isActive = (role: RoleRights | undefined) => role !== undefined && role.status !== '1';

/** True if all ancestors of a screen are granted. Otherwise the menu, which is built top-down, lacks the screen. */
function isReachable(row: MenuRow, granted: ReadonlySet<string>, rows: ReadonlyMap<string, MenuRow>): boolean {
  const seen = new Set<string>();
  for (let above = String(row.parentId ?? 0); above !== '0'; above = String(rows.get(above)?.parentId ?? 0)) {
    if (!granted.has(above) || seen.has(above)) return false;
    seen.add(above);
  }
  return true;
}

function isNamed({ userId, deptId, roleIds }: Person, step: Step, roles: ReadonlyMap<string, RoleRights>): boolean {
  const has = (ids: readonly Id[], one: Id | null | undefined) => ids.some((id) => String(id) === String(one));
  return (
    has(step.userIds, userId) ||
    has(step.deptIds, deptId) ||
    (roleIds ?? []).some((one) => roles.has(String(one)) && has(step.roleIds, one))
  );
}

interface Queue {
  screen: MenuRow;
  /**
   * The keys of the rights that a reviewer needs. A reviewer must open the screen, decide on its records, and list its
   * records.
   */
  needs: string[];
}

/**
 * Returns the screens with a button to decide on records. Excludes the screen of workflow tasks, because only the
 * candidates of a task decide about the task.
 */
function queuesIn({ rows, all }: Rights): Queue[] {
  return [...rows.values()].flatMap((row) => {
    const screen = rows.get(String(row.parentId));
    if (row.menuType !== 'F' || screen?.menuType !== 'C') return [];
    return permsOf(row)
      .filter((perm) => perm.endsWith(':audit') && perm !== TASKS)
      .map((perm) => {
        const list = perm.replace(/audit$/, 'list');
        return { screen, needs: [String(screen.menuId), perm, ...(all.has(list) ? [list] : [])] };
      });
  });
}

type Held = (person: Person) => ReadonlySet<string>;

/** Returns the people who gain or lose rights, grouped by equal gains and losses. */
function groupsOf(people: readonly Person[], { all }: Rights, before: Held, after: Held): Gain[] {
  const groups = new Map<string, Gain>();
  for (const person of people) {
    const [had, has] = [before(person), after(person)];
    if (had === has) continue;
    const [gained, lost] = [keysIn(has, had), keysIn(had, has)];
    const key = `${gained.join(' ')}|${lost.join(' ')}`;
    if (key === '|') continue;
    const named = (keys: string[]) => keys.flatMap((one) => all.get(one) ?? []);
    const group = groups.get(key) ?? { people: [], gained: named(gained), lost: named(lost) };
    group.people.push(person.userName || String(person.userId));
    groups.set(key, group);
  }
  return [...groups.values()].filter(({ gained, lost }) => gained.length + lost.length > 0);

  function keysIn(these: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
    return [...all.keys()].filter((key) => these.has(key) && !others.has(key));
  }
}
