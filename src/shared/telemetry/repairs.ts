import { z } from 'zod';
import { create } from 'zustand';
import { readStored, removeStored, writeStored } from '@/shared/storage/storage';
import { note } from './note';

const repairSchema = z.object({
  /** The path of the call, with `:id` for an id. */
  path: z.string(),
  field: z.string(),
  /** In how many answers, and when for the first and the last time, in epoch milliseconds. */
  count: z.number(),
  first: z.number(),
  last: z.number(),
  /** The addresses of the screens that were open. */
  screens: z.array(z.string()),
});

/** A field in which the answers of a call differed from the contract, so that the client replaced its value. No value is kept. */
export type Repair = z.infer<typeof repairSchema>;

const STORED = 'CONTRACT_REPAIRS';
/** Max number of fields that are counted, and of screens of each. */
const MAX = 500;
const MAX_SCREENS = 10;

/** What was repaired in this browser, most recent first. */
export const useRepairs = create<{ repairs: readonly Repair[] }>(() => ({
  repairs: z.array(repairSchema).catch([]).parse(readStored(STORED)),
}));

/** Counts the fields that were repaired in one answer, and reports each to telemetry. */
export function countRepairs(endpoint: string, fields: readonly string[]): void {
  const path = withoutIds(endpoint);
  // Schemas are tested without a browser, too.
  const screen = typeof location === 'undefined' ? '' : withoutIds(location.pathname);
  const now = Date.now();
  const names = new Set(fields.map(withoutKeys));
  const before = useRepairs.getState().repairs;
  const isNamed = (repair: Repair) => repair.path === path && names.has(repair.field);
  const counted = [...names].map((field): Repair => {
    const known = before.find((repair) => isNamed(repair) && repair.field === field);
    const screens = [...new Set([screen, ...(known?.screens ?? [])])].slice(0, MAX_SCREENS);
    return { path, field, count: (known?.count ?? 0) + 1, first: known?.first ?? now, last: now, screens };
  });
  const repairs = [...counted, ...before.filter((repair) => !isNamed(repair))].slice(0, MAX);
  useRepairs.setState({ repairs });
  writeStored(STORED, repairs);
  for (const { field } of counted) note({ kind: 'repair', path, field });
}

/** Counts from zero again. */
export function forgetRepairs(): void {
  removeStored(STORED);
  useRepairs.setState({ repairs: [] });
}

const withoutIds = (path: string) => path.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');

/** A field's path without positions in lists and without keys that are no names of fields: those may be data. */
const withoutKeys = (field: string) =>
  field
    .replaceAll(/\.?\b\d+\b/g, '')
    .split('.')
    .map((part) => (/^[A-Za-z_]\w{0,40}$/.test(part) ? part : '*'))
    .join('.');
