import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportDb, importDb } from '../db';
import { onChange } from '../table';

/** The delay before a change is written, in milliseconds. */
const WRITE_DELAY = 200;

/**
 * Restores the tables from `<dir>/db.json` and saves every later change there, atomically through a temporary file. An
 * unreadable file is renamed and reported. Returns functions that write pending changes and stop.
 */
export function keepIn(dir: string): { flush(): void; close(): void } {
  const file = join(dir, 'db.json');
  restore(file);
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    if (!waiting) return;
    clearTimeout(waiting);
    waiting = undefined;
    const draft = `${file}.${process.pid}.tmp`;
    try {
      mkdirSync(dir, { recursive: true }); // `npm run reset` may have taken it away meanwhile
      writeFileSync(draft, JSON.stringify(exportDb()));
      renameSync(draft, file);
    } catch (error) {
      console.error(`The data could not be kept in ${file}.`, error);
    }
  };
  const stop = onChange(() => {
    waiting ??= setTimeout(flush, WRITE_DELAY);
  });
  return {
    flush,
    close: () => {
      stop();
      flush();
    },
  };
}

function restore(file: string): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return; // nothing was kept yet
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
