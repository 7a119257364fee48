import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Column } from '@/shared/list/column';
import type { TFunction } from 'i18next';
import type { FormOf } from '@/shared/api/crudApi';
import { id, numeric } from '@/shared/api/fields';
import type { EditModal } from '@/shared/form/EditModal';
import type { RecordForm } from '@/shared/form/CrudForm';
import type { EditorProps } from '@/shared/form/useEditor';
import type { Stored } from '@/shared/form/stored';
import type { itemsOf } from '@/shared/form/fields/itemsOf';
import { addressOf } from '@/shared/list/addressOf';
import { columnsOf } from '@/shared/list/columnsOf';
import { listAddress, type ListAddress } from '@/shared/list/listAddress';
import type { MoneyTotals } from '@/shared/list/MoneyTotals';
import { secretColumn } from '@/shared/list/secretColumn';
import type { switchColumn } from '@/shared/list/switchColumn';
import { toTree } from '@/shared/list/tree/tree';
import { treeApi } from '@/shared/list/tree/treeApi';
import type { useMove } from '@/shared/list/reorder/useMove';
import type { Fact } from '@/shared/record/Facts';
import { factsOf } from '@/shared/record/factsOf';
import { resource } from '@/shared/resource/resource';
import type { RecordMoves } from '@/shared/resource/transitions/recordMoves';

/* In each place below, a wrong field name must be a compiler error. Otherwise `npm run typecheck` fails here. */

const thingSchema = z.object({
  id,
  parentId: id,
  name: z.string(),
  phone: z.string().nullish(),
  amount: numeric,
  remark: z.string().nullish(),
  status: z.string(),
});
type Thing = z.infer<typeof thingSchema>;
type Field = keyof Thing & string;
type Props<C extends (props: never) => unknown> = Parameters<C>[0];

const facts = { schema: thingSchema, path: '/thing', permission: 'system:user', messages: 'shared' } as const;
const things = resource({ ...facts, id: 'id', nameOf: ({ name }) => name });
const t = ((key: string) => key) as TFunction;
const rows: Thing[] = [];

// @ts-expect-error the id
const wrongId = () => resource({ ...facts, id: 'thingId', nameOf: ({ name }: Thing) => name });
// @ts-expect-error the name of a record
const wrongName = () => resource({ ...facts, id: 'id', nameOf: (row: Thing) => row.nmae });
// @ts-expect-error a column given by its name only
const wrongColumn = () => columnsOf(t, things, ['remrak']);
// @ts-expect-error a column with further properties
const wrongSpec = () => columnsOf(t, things, [{ field: 'remrak', sort: true }]);
// @ts-expect-error a fact given by its name
const wrongFact = () => factsOf(t, things, ['remrak']);
// @ts-expect-error the default sort of a list of columns
const wrongOrder = () => addressOf(columnsOf(t, things, ['name']), { defaultSort: { field: 'nmae', order: 'asc' } });
// @ts-expect-error the parent of a tree's rows
const wrongParent = () => treeApi(things, 'parent');
// @ts-expect-error the parent of a branch
const wrongBranch = () => toTree(rows, 'id', 'parent');
// @ts-expect-error a column
const column: Column<Thing> = { field: 'remrak', title: '' };
// @ts-expect-error a fact
const fact: Fact<Thing> = { name: 'remrak', label: '' };
// @ts-expect-error a sum
const sum: Props<typeof MoneyTotals<Thing>>['fields'] = [{ name: 'amuont' }];
const wrongSecret = () =>
  // @ts-expect-error the column of a personal number
  secretColumn(t, things, { field: 'fone', secret: 'phone', permission: 'system:user:list' });
// @ts-expect-error the switch of rows that have no status
type Switch = Props<typeof switchColumn<Omit<Thing, 'status'>>>;
// @ts-expect-error a field to sort by
const sorted: ListAddress<Field> = listAddress({ filters: {}, sortable: ['nmae'] });
// @ts-expect-error the default sort of a list
const ordered: ListAddress<Field> = listAddress({
  filters: {},
  sortable: [],
  defaultSort: { field: 'nmae', order: 'asc' },
});
// @ts-expect-error the field of the tabs
const tabbed: ListAddress<Field> = listAddress({ filters: {}, sortable: [], tab: { field: 'state', values: ['0'] } });
const move = { from: ['0'], to: '1', permission: 'system:user:edit' } as const;
// @ts-expect-error the field that a status change sets
const moves: RecordMoves<'pass', Field> = { pass: { ...move, field: 'state' } };
// @ts-expect-error the other fields that a status change requires
const needing: RecordMoves<'pass', Field> = { pass: { ...move, field: 'status', when: { shelf: ['1'] } } };
// @ts-expect-error the order among siblings
const order: Props<typeof useMove<Thing>>['numberKey'] = 'srot';
type Items = ReturnType<typeof itemsOf<Thing>>;
// @ts-expect-error a text of a form
const text: Props<Items['Text']>['name'] = 'remrak';
// @ts-expect-error an entry of a dictionary in a form
const entry: Props<Items['Entry']>['name'] = 'remrak';
// @ts-expect-error the initial values of a form
const start: EditorProps<Thing>['start'] = { remrak: '' };
// @ts-expect-error the values a form saves
const save: Props<typeof EditModal<Thing>>['save'] = ({ remrak }) => Promise.resolve(remrak);
// @ts-expect-error the fields sent in addition to those of a form
const stored: Stored<Thing> = { load: () => Promise.resolve({}), keys: ['thingId'] };
// @ts-expect-error the initial values of a list's form
const form: RecordForm<Thing> = { as: 'dialog', fields: '', start: { staus: '0' } };
// @ts-expect-error the values a call saves
const wrongSave = () => things.save({ id: 1, nmae: '' });
// @ts-expect-error a field of a row
const wrongField = (row: Thing) => row.remrak;
// @ts-expect-error the values of a form
const values: FormOf<Thing> = { nmae: '' };

it('the type of a row has exactly the field names of its schema', () => {
  expect(Object.keys(thingSchema.shape)).toContain('remark');
  const typos = [wrongId, wrongParent, wrongBranch, column, fact, sum, wrongSecret, sorted, ordered, tabbed, moves];
  const others = [needing, order, text, entry, start, save, stored, form, wrongSave, wrongField, values];
  const derived = [wrongName, wrongColumn, wrongSpec, wrongFact, wrongOrder];
  expect([...typos, ...others, ...derived, {} satisfies Partial<Switch>]).toHaveLength(28);
});
