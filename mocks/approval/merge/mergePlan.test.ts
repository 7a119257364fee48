import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Graph,
  laterThan,
  merge,
  type MergePlan,
  type MergeRules,
  type Row,
  rowsOf,
  undo,
  type Write,
} from './mergePlan';

const RULES: MergeRules = {
  table: 'companies',
  nameField: 'name',
  references: [
    { kind: 'position', table: 'positions', field: 'companyId', nameField: 'companyName' },
    { kind: 'order', table: 'orders', field: 'buyerId', where: { buyerType: '1' } },
  ],
  together: { region: ['regionId'] },
  joined: ['photos'],
  added: ['count'],
};
const FIELDS = ['name', 'phone', 'region', 'regionId'];

/** Returns a graph after these writes. */
function written(graph: Graph, writes: readonly Write[]): Graph {
  const tables = new Map(Object.entries(graph));
  for (const write of writes) {
    const rows = tables.get(write.table) ?? [];
    if ('insert' in write) tables.set(write.table, [...rows, write.insert]);
    else if ('drop' in write)
      tables.set(
        write.table,
        rows.filter(({ id }) => id !== write.drop),
      );
    else
      tables.set(
        write.table,
        rows.map((row) => (row.id === write.id ? { ...row, ...write.set } : row)),
      );
  }
  return Object.fromEntries(tables);
}

/** Returns all rows sorted by id, so that graphs are compared regardless of the order of rows. */
const sorted = (graph: Graph) =>
  Object.fromEntries(
    Object.entries(graph).map(([table, rows]) => [
      table,
      rows.toSorted((one, other) => Number(one.id) - Number(other.id)),
    ]),
  );

const number = fc.nat(9);
const graphs = fc.record({
  companies: fc.array(
    fc.record({
      name: number,
      phone: number,
      region: number,
      photos: fc.array(number, { maxLength: 3 }),
      count: number,
    }),
    {
      minLength: 2,
      maxLength: 5,
    },
  ),
  positions: fc.array(number, { maxLength: 6 }),
  orders: fc.array(fc.record({ buyerId: number, buyerType: fc.constantFrom('1', '2') }), { maxLength: 6 }),
});
const steps = fc.array(
  fc.record({
    step: fc.constantFrom('merge', 'undo', 'edit', 'photos', 'count', 'rowEdit', 'move', 'create', 'remove'),
    one: number,
    other: number,
    take: fc.subarray(['name', 'phone', 'region']),
  }),
  { maxLength: 10 },
);

type Sample = typeof graphs extends fc.Arbitrary<infer T> ? T : never;

function graphOf({ companies, positions, orders }: Sample): Graph {
  const rows: Row[] = companies.map((company, id) => ({
    ...company,
    id,
    name: `n${company.name}`,
    regionId: company.region,
  }));
  const at = (n: number) => rows[n % rows.length] as Row;
  return {
    companies: rows,
    positions: positions.map((n, index) => ({ id: index, companyId: at(n).id, companyName: at(n).name, text: '' })),
    orders: orders.map(({ buyerId, buyerType }, index) => ({
      id: index,
      buyerId: at(buyerId).id,
      buyerType,
      text: '',
    })),
  };
}

const all = (graph: Graph, table: string) => graph[table] ?? [];

/** The problems of a merged graph: each row must exist once, as in the unmerged graph, and have an existing owner. */
function problemsOf(now: Graph, never: Graph, merges: number): string[] {
  const ids = new Set(all(now, 'companies').map(({ id }) => id));
  const idsOf = (graph: Graph, table: string) =>
    all(graph, table)
      .map(({ id }) => id)
      .join();
  const total = (graph: Graph) => all(graph, 'companies').reduce((sum, { count }) => sum + Number(count), 0);
  const owners = [
    ...all(now, 'positions').map(({ companyId }) => companyId),
    ...all(now, 'orders').flatMap(({ buyerType, buyerId }) => (buyerType === '1' ? [buyerId] : [])),
  ];
  return [
    total(now) !== total(never) && 'counts differ',
    ids.size + merges !== all(never, 'companies').length && 'a company is lost or doubled',
    idsOf(now, 'positions') !== idsOf(never, 'positions') && 'a position is lost or doubled',
    idsOf(now, 'orders') !== idsOf(never, 'orders') && 'an order is lost or doubled',
    owners.some((id) => !ids.has(id as number)) && 'a row has no owner',
    [...ids].flatMap((id) => rowsOf(now, RULES, id)).length !== owners.length && 'a row has several owners',
  ].filter((problem) => problem !== false);
}

it('[property] a merge followed by edits and an undo equals the edits alone; nothing is lost or duplicated', () => {
  fc.assert(
    fc.property(graphs, steps, (sample, list) => {
      // Merges change only `now`; `never` gets the same edits but no merges.
      let [now, never] = [graphOf(sample), graphOf(sample)];
      let merges: { plan: MergePlan }[] = [];
      let fresh = 100;
      const problems: string[] = [];
      const both = (writes: readonly Write[]) => ([now, never] = [written(now, writes), written(never, writes)]);
      const undone = (one: { plan: MergePlan }) => {
        now = written(now, undo(now, RULES, one.plan));
        merges = merges.filter((merged) => merged !== one);
      };
      for (const { step, one, other, take } of [{ step: 'merge', one: 0, other: 1, take: ['name'] }, ...list]) {
        fresh += 1;
        const alive = all(now, 'companies');
        const [company, second] = [alive[one % alive.length] as Row, alive[other % alive.length] as Row];
        const table = fresh % 2 ? 'positions' : 'orders';
        const rows = all(now, table);
        const row = rows[one % (rows.length || 1)];
        if (step === 'merge' && company !== second) {
          const { plan, writes } = merge(now, RULES, { keepId: company.id, dropId: second.id, take });
          now = written(now, writes);
          merges = [...merges, { plan }];
        } else if (step === 'undo') {
          const merged = merges[one % (merges.length || 1)];
          if (merged && laterThan(merges, merged).length === 0) undone(merged);
        } else if (step === 'edit')
          both([
            { table: 'companies', id: company.id, set: { [FIELDS[other % FIELDS.length] ?? '']: `edit ${fresh}` } },
          ]);
        else if (step === 'photos') both([{ table: 'companies', id: company.id, set: { photos: [fresh] } }]);
        else if (step === 'count') {
          const more = (graph: Graph) =>
            Number(all(graph, 'companies').find(({ id }) => id === company.id)?.count) + other;
          const set = (graph: Graph): Write => ({ table: 'companies', id: company.id, set: { count: more(graph) } });
          [now, never] = [written(now, [set(now)]), written(never, [set(never)])];
        } else if (step === 'create') {
          const owner = { companyId: company.id, companyName: company.name, buyerId: company.id, buyerType: '1' };
          both([{ table, insert: { ...owner, id: fresh, text: '' } }]);
        } else if (row && step === 'rowEdit') both([{ table, id: row.id, set: { text: `edit ${fresh}` } }]);
        else if (row && step === 'remove') both([{ table, drop: row.id }]);
        else if (row && step === 'move' && merges.every(({ plan }) => plan.keepId !== second.id))
          both([{ table, id: row.id, set: { companyId: second.id, companyName: second.name, buyerId: second.id } }]);

        problems.push(...problemsOf(now, never, merges.length).map((problem) => `${step}: ${problem}`));
      }
      for (const merged of merges.toReversed()) undone(merged);
      expect(problems).toEqual([]);
      expect(sorted(now)).toEqual(sorted(never));
    }),
    { numRuns: 10_000 },
  );
});

it('undoing a merge keeps a value edited after the merge, and restores the other values', () => {
  const graph = graphOf({
    companies: [
      { name: 1, phone: 1, region: 1, photos: [1], count: 2 },
      { name: 2, phone: 2, region: 2, photos: [1, 2], count: 3 },
    ],
    positions: [0, 1, 1],
    orders: [{ buyerId: 1, buyerType: '1' }],
  });
  const { plan, writes } = merge(graph, RULES, { keepId: 0, dropId: 1, take: ['name', 'phone', 'region'] });
  const merged = written(graph, writes);
  expect(all(merged, 'companies')).toEqual([
    { id: 0, name: 'n2', phone: 2, region: 2, regionId: 2, photos: [1, 2], count: 5 },
  ]);
  expect(all(merged, 'positions').map(({ companyId, companyName }) => [companyId, companyName])).toEqual([
    [0, 'n2'],
    [0, 'n2'],
    [0, 'n2'],
  ]);
  const edited = written(merged, [
    { table: 'companies', id: 0, set: { phone: 'new' } },
    { table: 'positions', drop: 2 },
  ]);
  const back = written(edited, undo(edited, RULES, plan));
  expect(sorted(back)).toEqual({
    companies: [
      { id: 0, name: 'n1', phone: 'new', region: 1, regionId: 1, photos: [1], count: 2 },
      all(graph, 'companies')[1],
    ],
    positions: all(graph, 'positions').slice(0, 2),
    orders: all(graph, 'orders'),
  });
});
