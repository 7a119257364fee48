import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import type { OutboxEntry } from '@/shared/outbox/entry';
import { createOutbox, UNDO_MS } from '@/shared/outbox/outbox';
import { editOf } from '@/shared/outbox/record';
import { editsOf, planOf } from './bulk';

/* Two people edit the same rows, in bulk and one by one, in any order; a server compares `updateTime`. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Row {
  id: number;
  kind: string;
  note: string;
  updateTime: string;
}

const IDS = [0, 1, 2];
const api = { path: '/thing', idKey: 'id', idOf: ({ id }: Row) => id, nameOf: ({ id }: Row) => `行${id}` } as const;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The server with its log of accepted values. */
function makeServer() {
  const rows = new Map(IDS.map((id) => [id, { id, kind: '0', note: '', updateTime: 't0' } as Row]));
  const log: { by: string; id: number; before: string; kind: string }[] = [];
  let serial = 0;
  const net = { online: true };
  const row = (id: number) => ({ ...(rows.get(id) as Row) });
  function update(by: string, body: Partial<Row>): void {
    const { id = -1, updateTime } = body;
    if (updateTime !== row(id).updateTime) throw new ApiError('refused', '记录已被他人修改，请确认后重新保存');
    if (body.kind !== undefined) log.push({ by, id, before: row(id).kind, kind: body.kind });
    rows.set(id, { ...row(id), ...body, updateTime: `t${++serial}` });
  }
  return { row, update, log, net };
}

/** A person's browser: its most recently loaded list, and an outbox that survives the page. */
function person(name: string, server: ReturnType<typeof makeServer>) {
  const stored = new Map<string, OutboxEntry>();
  const made = new Set<string>();
  let serial = 0;
  const call = async <R>(answer: () => R): Promise<R> => {
    await later(50);
    if (!server.net.online) throw new ApiError('network');
    return answer();
  };
  function openPage() {
    const page = { alive: true };
    const newKey = () => `${name}${++serial}`;
    const outbox = createOutbox({
      store: {
        all: () => (page.alive ? [...stored.values()] : []),
        get: (key) => (page.alive ? stored.get(key) : undefined),
        put: (entry) => void (page.alive && stored.set(entry.key, entry)),
        remove: (key) => void (page.alive && stored.delete(key)),
      },
      send: async (entry, { closing } = { closing: false }) => {
        const id = entry.id as number;
        const body = closing ? (entry.data as object) : await call(() => editOf(entry, { ...server.row(id) }));
        return body && call(() => server.update(name, body));
      },
      batchOf: () => undefined,
      sendBatch: async () => true,
      look: (entry) => call(() => ({ state: server.row(entry.id as number).kind, by: '同事', time: '', reason: '' })),
      lock: async (_, work) => work(),
      owner: newKey(),
      isAlive: async () => false,
      newKey,
      errorText: (error) => (error as ApiError).message,
      onChange: () => undefined,
      onMade: (entries) => entries.forEach(({ key }) => made.add(key)),
    });
    return { page, outbox };
  }
  return { name, stored, made, openPage, current: openPage(), list: IDS.map(server.row) };
}

const step = fc.record({
  who: fc.nat(1),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('bulk', 'bulkTicked', 'due') },
    { weight: 2, arbitrary: fc.constantFrom('form', 'note', 'wait', 'reload') },
    { weight: 1, arbitrary: fc.constantFrom('undo', 'close', 'offline', 'online', 'retry') },
  ),
  value: fc.constantFrom('1', '2', '3'),
  ids: fc.subarray(IDS, { minLength: 1 }),
});

it('concurrent bulk edits never overwrite a value that the editing user has not seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 40, size: 'max' }), async (steps) => {
      const server = makeServer();
      const people = [person('ann', server), person('ben', server)] as const;
      const edits = new Map<string, OutboxEntry & { by: string }>();
      const undone = new Set<string>();
      const typed = new Set<string>();
      for (const { who, what, value, ids } of steps) {
        const me = people[who] ?? people[0];
        const { outbox } = me.current;
        const entries = () => [...me.stored.values()];
        if (what === 'bulk' || what === 'bulkTicked') {
          const isFree = (id: number) => entries().every((one) => one.id !== id || /unsent|refused/.test(one.state));
          const rows = me.list.filter(({ id }) => ids.includes(id) && isFree(id));
          const checked = rows.map((row) => ({ row, now: server.row(row.id) }));
          const { sent } = planOf(checked, 'kind', value, new Set(what === 'bulkTicked' ? rows : []));
          outbox.add(editsOf(api, sent, { field: 'kind', value }, { label: '', linkOf: () => '' }));
          for (const entry of entries()) edits.set(entry.key, { ...entry, by: me.name });
        } else if (what === 'form' || what === 'note') {
          const row = server.row(ids[0] ?? 0);
          if (what === 'note') server.update(me.name, { id: row.id, note: value, updateTime: row.updateTime });
          else server.update(me.name, { ...row, kind: value });
          if (what === 'form') typed.add(`${me.name} ${row.id} ${value}`);
        } else if (what === 'undo') {
          for (const group of new Set(entries().map((one) => one.group)))
            for (const { key } of outbox.undo(group)) undone.add(key);
        } else if (what === 'close') {
          outbox.close();
          me.current.page.alive = false;
          me.current = me.openPage();
          void me.current.outbox.adopt();
        } else if (what === 'reload') me.list = IDS.map(server.row);
        else if (what === 'retry') void outbox.retry(entries().filter(({ state }) => /unsent|refused/.test(state)));
        else if (what === 'offline' || what === 'online') server.net.online = what === 'online';
        else await vi.advanceTimersByTimeAsync(what === 'due' ? UNDO_MS : 70);
      }
      server.net.online = true;
      await vi.advanceTimersByTimeAsync(60_000);

      const values = [...edits.values()];
      for (const { by, id, before, kind } of server.log) {
        const chosen = values.filter(
          (one) => one.by === by && one.id === id && one.to === kind && !undone.has(one.key),
        );
        const isTyped = typed.has(`${by} ${id} ${kind}`);
        expect(isTyped || chosen.length > 0, `${by} chose ${kind}`).toBe(true);
        expect(isTyped || chosen.some(({ from }) => from.includes(before)), `${by} saw ${before}`).toBe(true);
      }
      for (const { key, by, to, id } of values) {
        if (undone.has(key)) continue;
        const owner = by === 'ann' ? people[0] : people[1];
        const left = owner.stored.get(key);
        const isApplied = server.log.some((one) => one.by === by && one.id === id && one.kind === to);
        // Done: the row already had this value, or the same person edited the row again.
        const isOver = owner.made.has(key) || values.some((one) => one.by === by && one.id === id && one.key !== key);
        expect(left ? /unsent|refused/.test(left.state) : isApplied || isOver, `the edit ${key} is settled`).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
