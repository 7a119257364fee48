import { Collection } from '@msw/data';
import type { z } from 'zod';

/** The options of a table. `seed` returns the initial rows and is called on first use. The schema validates them. */
export interface TableOptions<Row extends object> {
  name: string;
  idKey: keyof Row & string;
  schema: z.ZodObject & z.ZodType<Row>;
  seed: () => readonly object[];
}

/** A @msw/data collection that is seeded on first use, validates every write, and tracks whether it has changed. */
export class Table<Row extends object> {
  readonly name: string;
  readonly idKey: keyof Row & string;
  readonly schema: z.ZodObject & z.ZodType<Row>;
  /** True when the rows differ from the seed. Only changed tables are persisted. */
  changed = false;
  #seed: () => readonly object[];
  #start: () => readonly object[];
  #lastId = 0;
  #opening?: Promise<Collection<z.ZodType<Row>>>;
  #collection?: Collection<z.ZodType<Row>>;

  constructor({ name, idKey, schema, seed }: TableOptions<Row>) {
    this.name = name;
    this.idKey = idKey;
    this.schema = schema;
    this.#seed = seed;
    this.#start = seed;
  }

  /** Returns all rows in the order of creation. Rows are immutable; an update replaces a row. */
  async all(): Promise<Row[]> {
    return [...(await this.#open()).all()];
  }

  async find(id: unknown): Promise<Row | undefined> {
    return (await this.#open()).all().find((row) => this.#is(row, id));
  }

  /** Inserts a row. Throws if it does not match the schema. */
  async insert(row: Row): Promise<Row> {
    const created = await (await this.#open()).create(row);
    this.#touch({ after: created });
    return created;
  }

  /** Updates a row; returns undefined if it does not exist. Throws if the changed row does not match the schema. */
  async update(id: unknown, patch: Partial<Row>): Promise<Row | undefined> {
    const collection = await this.#open();
    const before = collection.all().find((one) => this.#is(one, id));
    const row = await collection.update((q) => q.where((candidate) => this.#is(candidate, id)), {
      data: (draft) => void Object.assign(draft, patch),
    });
    if (row) this.#touch({ before, after: row });
    return row;
  }

  async remove(id: unknown): Promise<void> {
    const collection = await this.#open();
    const before = collection.all().find((one) => this.#is(one, id));
    if (collection.delete((q) => q.where((row) => this.#is(row, id)))) this.#touch({ before });
  }

  /** Returns the id for a new row. Never returns an id twice, even if the row is not inserted or is removed again. */
  async nextId(): Promise<number> {
    const rows = (await this.#open()).all();
    this.#lastId = rows.reduce((max, row) => Math.max(max, Number(row[this.idKey])), this.#lastId) + 1;
    return this.#lastId;
  }

  /** Resets the table to its seed. */
  reset(): void {
    this.#restart(this.#seed, false);
  }

  /** Replaces the seed with persisted rows. Throws if a row does not match the schema. */
  load(rows: readonly unknown[]): void {
    const parsed = rows.map((row) => this.schema.parse(row));
    this.#restart(() => parsed, true);
  }

  /** Returns the current rows, in order to persist them. */
  dump(): readonly object[] {
    return this.#collection?.all() ?? this.#start();
  }

  #is(row: Row, id: unknown): boolean {
    return String(row[this.idKey]) === String(id);
  }

  #restart(start: () => readonly object[], changed: boolean): void {
    this.#start = start;
    this.#opening = undefined;
    this.#collection = undefined;
    this.#lastId = 0;
    this.changed = changed;
  }

  #open(): Promise<Collection<z.ZodType<Row>>> {
    this.#opening ??= this.#fill();
    return this.#opening;
  }

  async #fill(): Promise<Collection<z.ZodType<Row>>> {
    const collection = new Collection<z.ZodType<Row>>({ schema: this.schema });
    const rows = this.#start();
    await collection.createMany(rows.length, (index) => rows[index]);
    this.#collection = collection;
    return collection;
  }

  #touch(rows: Pick<Change, 'before' | 'after'>): void {
    this.changed = true;
    for (const listener of listeners) listener({ table: this.name, ...rows });
  }
}

/** A write to a table: the row before it, unless the row is new, and after it, unless the row was removed. */
export interface Change {
  table: string;
  before?: object | undefined;
  after?: object | undefined;
}

type Listener = (change: Change) => void;
const listeners = new Set<Listener>();

/** Calls the listener after every write to any table. Returns a function that stops this. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The part of a table that the registry needs, independent of the row type. */
type AnyTable = Pick<
  Table<object>,
  'name' | 'changed' | 'all' | 'find' | 'insert' | 'update' | 'remove' | 'reset' | 'load' | 'dump'
>;

/** All tables. The tables of an area are registered when its handlers are imported. */
export const tables = new Map<string, AnyTable>();

/** Creates and registers a table, so that it is reset and persisted with the others. */
export function defineTable<Row extends object>(options: TableOptions<Row>): Table<Row> {
  const table = new Table(options);
  tables.set(options.name, table);
  return table;
}
