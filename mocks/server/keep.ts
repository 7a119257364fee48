import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { exportDb, importDb } from '../db';
import { onChange } from '../table';

/** Milliseconds before a change is written if no request waits for it. */
const WRITE_DELAY = 200;
/** Milliseconds during which the changes of waiting requests are collected into one write. */
const GROUP_DELAY = 5;

/**
 * Restores the tables from `<dir>/db.json` and saves every later change there, atomically through a temporary file.
 * Renames and reports an unreadable file. `kept` resolves once all changes so far are on disk, `flush` writes pending
 * changes, and `close` writes them and stops.
 */
export function keepIn(dir: string): { kept(): Promise<void>; flush(): void; close(): void } {
  const file = join(dir, 'db.json');
  restore(file);
  let waiting: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let askers: (() => void)[] = [];
  const flush = () => {
    if (!waiting) return;
    clearTimeout(waiting);
    clearTimeout(soon);
    waiting = soon = undefined;
    const draft = `${file}.${process.pid}.tmp`;
    try {
      mkdirSync(dir, { recursive: true }); // `npm run reset` may have removed it
      write(draft, JSON.stringify(exportDb()));
      renameSync(draft, file);
    } catch (error) {
      console.error(`The data could not be kept in ${file}.`, error);
    }
    askers.forEach((tell) => tell());
    askers = [];
  };
  const stop = onChange(() => {
    waiting ??= setTimeout(flush, WRITE_DELAY);
  });
  return {
    kept: () => {
      if (!waiting) return Promise.resolve();
      soon ??= setTimeout(flush, GROUP_DELAY);
      return new Promise((tell) => void askers.push(tell));
    },
    flush,
    close: () => {
      stop();
      flush();
    },
  };
}

/** Writes a file and flushes it to disk. After a power failure, renaming an unflushed file could leave an empty one. */
function write(file: string, text: string): void {
  const handle = openSync(file, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function restore(file: string): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return; // nothing is stored yet
  }
  try {
    importDb(JSON.parse(text));
  } catch (error) {
    const aside = `${file}.unreadable-${Date.now()}`;
    renameSync(file, aside);
    console.warn(
      `The kept data could not be read and was set aside as ${aside}; starting from the seeds.`,
      error instanceof Error ? error.message : error,
    );
  }
}
