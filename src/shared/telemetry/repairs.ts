import { create } from 'zustand';
import { withoutIds } from '@/shared/lib/id';
import { readStored, removeStored, writeStored } from '@/shared/storage/storage';
import { note } from './note';

/** A field whose value the client replaced because the response violated the contract. Values are not stored. */
export interface Repair {
  /** The path of the call, with `:id` in place of ids. */
  path: string;
  field: string;
  /** The number of affected responses, and the times of the first and last one, in epoch milliseconds. */
  count: number;
  first: number;
  last: number;
  /** The addresses of the screens on which the field was repaired, most recent first. */
  screens: readonly string[];
}

const STORED = 'CONTRACT_REPAIRS';
/** Max number of counted fields, and of screens per field. */
const MAX = 500;
const MAX_SCREENS = 10;

/** The repairs in this browser, most recent first. */
export const useRepairs = create<{ repairs: readonly Repair[] }>(() => ({ repairs: stored() }));

/** The stored counts; [] if the stored value is something else. */
function stored(): readonly Repair[] {
  const repairs = readStored(STORED);
  return Array.isArray(repairs) ? (repairs as Partial<Repair>[]).filter(isRepair) : [];
}

function isRepair(one: Partial<Repair> | null): one is Repair {
  return typeof one?.path === 'string' && typeof one.field === 'string' && Array.isArray(one.screens);
}

/** Counts the fields repaired in one response, and reports each to telemetry. */
export function countRepairs(endpoint: string, fields: readonly string[]): void {
  const path = withoutIds(endpoint);
  // Schemas are also tested without a browser, where `location` is missing.
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

/** Clears the counts. */
export function forgetRepairs(): void {
  removeStored(STORED);
  useRepairs.setState({ repairs: [] });
}

/**
 * Returns the path of a field without list indexes. A key that is not a field name becomes `*`, because it may be data.
 */
const withoutKeys = (field: string) =>
  field
    .replaceAll(/\.?\b\d+\b/g, '')
    .split('.')
    .map((part) => (/^[A-Za-z_]\w{0,40}$/.test(part) ? part : '*'))
    .join('.');
