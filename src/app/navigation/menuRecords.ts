/** One row of the server's menu, parsed and sanitized. Ids are compared as text (docs/contract#2.6). */
export interface MenuRecord {
  id: string;
  parentId: string;
  key: string;
  name: string;
  icon: string;
  path: string;
  component: string;
  redirect: string;
  target: string;
  hidden: boolean;
  hiddenChildren: boolean;
  hiddenHeader: boolean;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
const truth = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';

/**
 * Reads the rows of a flat or nested menu response, in the server's order. Each id occurs once, and no row is its own
 * ancestor. Skips the rows of buttons. Drops duplicates, rows that are not objects, and rows without a key. Cuts
 * cycles. Calls `warn` with the reason for each dropped row and each cut. Never throws.
 */
export function readMenuRecords(answer: unknown, warn: (reason: string) => void): MenuRecord[] {
  const rows = new Map<string, MenuRecord>();
  for (const { row, parent } of flatten(answer)) {
    if (!isFields(row)) {
      warn('a menu row that is no record is dropped');
      continue;
    }
    if (row.menuType === 'F') continue; // a button is a permission, not a screen
    const record = toRecord(row, parent);
    if (!record.key) warn(`menu row ${record.id || '?'} has no menuKey and is dropped`);
    else if (rows.has(record.id)) warn(`menu row ${record.id} comes twice, the second is dropped`);
    else rows.set(record.id, record);
  }
  return breakCycles(rows, warn);
}

/** Visits the rows depth first in the server's order; skips an object that was visited before. */
function flatten(answer: unknown): { row: unknown; parent?: string }[] {
  const found: { row: unknown; parent?: string }[] = [];
  const seen = new Set<unknown>();
  const stack = children(answer)
    .map((row) => ({ row, parent: undefined as string | undefined }))
    .toReversed();
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { row } = next;
    if (isFields(row) && seen.has(row)) continue;
    seen.add(row);
    found.push(next);
    if (!isFields(row)) continue;
    const parent = idOf(row);
    for (const child of children(row.children).toReversed()) stack.push({ row: child, parent });
  }
  return found;
}

function children(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isFields(value) ? children(value.records ?? value.rows ?? value.children ?? []) : [];
}

/** A row without an id is identified by its key. The id 0 counts as no id, because 0 is reserved for the root. */
function idOf(row: Fields): string {
  const id = text(row.menuId);
  return id && id !== '0' ? id : `key:${text(row.menuKey)}`;
}

function toRecord(row: Fields, parent = '0'): MenuRecord {
  const key = text(row.menuKey);
  return {
    id: idOf(row),
    parentId: text(row.parentId) || parent,
    key,
    // A name of only zero-width and direction marks counts as empty (docs/quality#row-20).
    name:
      text(row.menuName)
        .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
        .trim() || key,
    icon: text(row.icon),
    path: text(row.path),
    component: text(row.component),
    redirect: text(row.redirect),
    target: text(row.target),
    hidden: row.visible === '1' || row.visible === 1,
    hiddenChildren: truth(row.hiddenChildren),
    hiddenHeader: truth(row.hiddenHeader),
  };
}

/** Moves rows with a missing parent, and rows whose parent would close a cycle, to the top level. */
function breakCycles(rows: Map<string, MenuRecord>, warn: (reason: string) => void): MenuRecord[] {
  const rooted = new Set<string>(['0']);
  for (const start of rows.values()) {
    const walked = new Set<string>();
    let row: MenuRecord | undefined = start;
    while (row && !rooted.has(row.id)) {
      walked.add(row.id);
      const parent: MenuRecord | undefined = rows.get(row.parentId);
      if (!parent) row.parentId = '0';
      else if (walked.has(parent.id)) {
        warn(`menu row ${row.id} is its own ancestor, it stands at the top instead`);
        row.parentId = '0';
      }
      row = row.parentId === '0' ? undefined : parent;
    }
    for (const id of walked) rooted.add(id);
  }
  return [...rows.values()];
}
