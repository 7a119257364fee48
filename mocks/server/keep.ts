import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { exportDb, importDb } from '../db';
import { onChange } from '../table';

/** The delay before a change is written if no request waits for it, in milliseconds. */
const WRITE_DELAY = 200;
/** The time in which changes that requests wait for are collected into one write, in milliseconds. */
const GROUP_DELAY = 5;

/**
 * Restores the tables from `<dir>/db.json` and saves every later change there, atomically through a temporary file. An
 * unreadable file is renamed and reported. `kept` resolves when everything changed so far is on disk; `flush` writes
 * pending changes, `close` writes them and stops.
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

/** Writes a file and flushes it to disk: renaming an unflushed file could leave an empty one after a power failure. */
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
    return; // nothing has been stored yet
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
