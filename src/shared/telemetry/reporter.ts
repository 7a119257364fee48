import { harmless, type HarmlessError } from './harmless';
import { buildId } from '@/shared/settings/buildId';
import type { Note } from './note';
import { slowScreens } from './slowScreens';

/** One telemetry record; `at` are source locations, `ms` and `value` are measurements. */
export type TelemetryRecord =
  | ({ kind: 'error' | 'chunk'; time: string } & HarmlessError)
  | { kind: 'slow'; time: string; screen: string; ms: number }
  | { kind: 'vital'; time: string; name: string; value: number }
  | { kind: 'repair'; time: string; path: string; field: string };

/**
 * A report about one page load. `visit` is a random id of the page load. `notes` has the records since the last report.
 */
export interface Report {
  product: 'talent-desk';
  version: string;
  build: string;
  visit: string;
  notes: TelemetryRecord[];
}

/** Max number of errors reported per page load, without duplicates. */
const MAX_ERRORS = 20;
/** The period in which notes are collected into one report, in milliseconds. */
const COLLECT_MS = 10_000;
/** Max number of repaired fields reported per page load, without duplicates. */
const MAX_REPAIRS = 50;
const VITALS = new Set(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);

/**
 * Collects notes into reports for `send`. All page loads report errors, missing chunks and repaired fields. Only a
 * `share` of the page loads, from 0 to 1, reports performance. `take` and `flush` never throw, because telemetry must
 * not break the product.
 */
export function reporter(send: (report: Report) => void, share = 1): { take: (note: Note) => void; flush: () => void } {
  const measures = Math.random() < share;
  // `randomUUID` would be missing on pages over plain HTTP.
  const visit = Math.random().toString(36).slice(2, 10);
  const known = new Set<string>();
  const repaired = new Set<string>();
  let notes: TelemetryRecord[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const flush = swallowing(() => {
    clearTimeout(waiting);
    waiting = undefined;
    if (notes.length === 0) return;
    const report: Report = { product: 'talent-desk', version: __APP_VERSION__, build: buildId(), visit, notes };
    notes = [];
    send(report);
  });
  const screenStands = slowScreens((what, value) => take({ kind: 'slow', what, value }));
  const take = swallowing((note: Note) => {
    if (note.kind === 'screen') return screenStands(note);
    const record = measured(note) ?? failed(note) ?? differing(note);
    if (!record) return;
    notes.push({ ...record, time: new Date().toISOString() } as TelemetryRecord);
    waiting ??= setTimeout(flush, COLLECT_MS);
  });

  function measured(note: Note) {
    if (!('value' in note) || !measures || !Number.isFinite(note.value)) return undefined;
    const value = Math.round(note.value * 1000) / 1000;
    if (note.kind === 'vital') return VITALS.has(note.what) ? { kind: note.kind, name: note.what, value } : undefined;
    // Accepts only a key of our screens, such as system/UserList, which has no personal data.
    return /^[a-z]+(?:\/[A-Za-z]+)+$/.test(note.what)
      ? { kind: note.kind, screen: note.what, ms: Math.round(value) }
      : undefined;
  }

  function failed(note: Note) {
    if ((note.kind !== 'error' && note.kind !== 'chunk') || known.size >= MAX_ERRORS) return undefined;
    const error = { kind: note.kind, ...harmless(note.what) };
    const key = JSON.stringify(error);
    if (known.has(key)) return undefined;
    known.add(key);
    return error;
  }

  function differing(note: Note) {
    if (note.kind !== 'repair' || repaired.size >= MAX_REPAIRS) return undefined;
    const { kind, path, field } = note;
    const key = `${path} ${field}`;
    // Accepts only our own paths and field names, which contain no personal data.
    if (repaired.has(key) || !/^(?:\/[\w:-]{1,60}){1,8} [\w.*]{1,200}$/.test(key)) return undefined;
    repaired.add(key);
    return { kind, path, field };
  }

  return { take, flush };
}

const swallowing =
  <A extends unknown[]>(run: (...args: A) => void) =>
  (...args: A): void => {
    try {
      run(...args);
    } catch {
      // An error is ignored, because telemetry must not break the product.
    }
  };
