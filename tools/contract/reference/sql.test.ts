import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import '@mocks/handlers';
import { tables } from '@mocks/table';
import { sqlFiles } from './sql';
import { OWN_WAY, SQL_PATHS } from './sqlTables';

/** Runs SQL from standard input in Python's SQLite, and prints the number of menu rows. */
const COUNT_MENUS = `import sqlite3, sys
database = sqlite3.connect(':memory:')
database.executescript(sys.stdin.buffer.read().decode())
print(database.execute('SELECT count(*) FROM sys_menu').fetchone()[0])`;

it('every table of the mock backend is in docs/sql, or is left to each server to define', () => {
  expect([...tables.keys()].toSorted(), 'add it to SQL_PATHS or OWN_WAY in sqlTables.ts').toEqual(
    [...Object.keys(SQL_PATHS), ...OWN_WAY].toSorted(),
  );
});

it('SQLite accepts the tables and the seed rows', () => {
  const { 'sql/postgresql.sql': schema = '', 'sql/mysql.sql': mysql = '', 'sql/seeds.sql': rows = '' } = sqlFiles();
  for (const text of [schema, mysql.replaceAll(' DEFAULT CHARSET = utf8mb4', '')]) {
    expect(
      Number(execFileSync('python3', ['-c', COUNT_MENUS], { input: text + rows, encoding: 'utf8' })),
    ).toBeGreaterThan(80);
  }
});

it('the seed rows contain no password', () => {
  expect(sqlFiles()['sql/seeds.sql']).not.toContain('Admin@123');
});
