import { Collection } from '@msw/data';
import type { z } from 'zod';

/** What a table is made of; `seed` gives the rows it starts with, is called at first use, and the schema has the last word on it. */
export interface TableOptions<Row extends object> {
  name: string;
  idKey: keyof Row & string;
  schema: z.ZodObject & z.ZodType<Row>;
  seed: () => readonly object[];
}

/** One @msw/data collection: seeded when first used, validated on every write, and aware of whether it was changed. */
export class Table<Row extends object> {
  readonly name: string;
  readonly idKey: keyof Row & string;
  readonly schema: z.ZodObject & z.ZodType<Row>;
  /** Whether the rows differ from the seed: only such a table is kept. */
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

  /** Every row, in the order of their creation; a row is replaced when it changes and never written to. */
  async all(): Promise<Row[]> {
    return [...(await this.#open()).all()];
  }

  async find(id: unknown): Promise<Row | undefined> {
    return (await this.#open()).all().find((row) => this.#is(row, id));
  }

  /** Throws when the row does not fit the schema. */
  async insert(row: Row): Promise<Row> {
    const created = await (await this.#open()).create(row);
    this.#touch();
    return created;
  }

  /** Changes one row; undefined when there is none. Throws when the changed row does not fit the schema. */
  async update(id: unknown, patch: Partial<Row>): Promise<Row | undefined> {
    const collection = await this.#open();
    const row = await collection.update((q) => q.where((candidate) => this.#is(candidate, id)), {
      data: (draft) => void Object.assign(draft, patch),
    });
    if (row) this.#touch();
    return row;
  }

  async remove(id: unknown): Promise<void> {
    const collection = await this.#open();
    if (collection.delete((q) => q.where((row) => this.#is(row, id)))) this.#touch();
  }

  /** The number a new row gets; never the same twice, even when its row is not there yet or is gone again. */
  async nextId(): Promise<number> {
    const rows = (await this.#open()).all();
    this.#lastId = rows.reduce((max, row) => Math.max(max, Number(row[this.idKey])), this.#lastId) + 1;
    return this.#lastId;
  }

  /** Back to the seed. */
  reset(): void {
    this.#restart(this.#seed, false);
  }

  /** Rows kept from an earlier run take the seed's place; throws when one does not fit the schema. */
  load(rows: readonly unknown[]): void {
    const parsed = rows.map((row) => this.schema.parse(row));
    this.#restart(() => parsed, true);
  }

  /** The rows as they are now, for keeping. */
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

  #touch(): void {
    this.changed = true;
    for (const listener of listeners) listener();
  }
}

const listeners = new Set<() => void>();

/** Calls after every write to any table, until the returned function is called. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the registry needs to know of a table, whatever its rows are. */
type AnyTable = Pick<Table<object>, 'name' | 'changed' | 'reset' | 'load' | 'dump'>;

/** Every table there is; an area's tables are in it as soon as its handlers are imported. */
export const tables = new Map<string, AnyTable>();

/** Makes a table and enters it, so that it is reset and kept with the others. */
export function defineTable<Row extends object>(options: TableOptions<Row>): Table<Row> {
  const table = new Table(options);
  tables.set(options.name, table);
  return table;
}
