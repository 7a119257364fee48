import { ApiError } from '@/shared/api/ApiError';
import type { Decision, OutboxEntry } from '../entry';
import { createOutbox, type Outbox } from '../outbox';

/** The duration of a call to the mock server, in milliseconds. */
export const LATENCY = 50;

/** A browser with one storage, and a server whose records can be decided once. */
export function world({ batches = false } = {}) {
  const stored = new Map<string, OutboxEntry>();
  const records = new Map<number, string>();
  /** The keys of the decisions that the server has made, in order. */
  const applied: string[] = [];
  const calls: string[] = [];
  const made = new Set<string>();
  const net = { online: true, signedIn: true, loseAnswers: 0, refusesBatches: false, mostCalls: 0 };
  /** The number of calls that made decisions or tried to make them. */
  let posts = 0;
  let pending = 0;
  const pages: { page: { alive: boolean; owner: string }; outbox: Outbox }[] = [];
  let serial = 0;
  const locked = new Set<string>();

  /** Handles a decision on the server. */
  function decide({ key, id, to }: OutboxEntry): void {
    if ((records.get(Number(id)) ?? '0') !== '0') throw new ApiError('refused', '该记录已审核，请勿重复操作');
    records.set(Number(id), to);
    applied.push(key);
  }

  function openPage() {
    const page = { alive: true, owner: `page${++serial}` };
    const never = new Promise<never>(() => undefined);
    /** Responds after `LATENCY`; a closed page gets no response. */
    async function call<T>(answer: () => T, closing = false): Promise<T> {
      if (!net.online) throw new ApiError('network');
      if (!net.signedIn) throw new ApiError('unauthorized');
      pending += 1;
      net.mostCalls = Math.max(net.mostCalls, pending);
      await new Promise((resolve) => setTimeout(resolve, LATENCY));
      pending -= 1;
      if (!page.alive && !closing) return never;
      if (!net.online) throw new ApiError('network');
      if (!net.signedIn) throw new ApiError('unauthorized');
      const answered = answer();
      if (!page.alive) return never;
      if (net.loseAnswers > 0 && answer.name === 'decision') {
        net.loseAnswers -= 1;
        throw new ApiError('timeout');
      }
      return answered;
    }
    const outbox = createOutbox({
      store: {
        all: () => (page.alive ? [...stored.values()].toSorted((one, other) => one.at - other.at) : []),
        get: (key) => (page.alive ? stored.get(key) : undefined),
        put: (entry) => void (page.alive && stored.set(entry.key, entry)),
        remove: (key) => void (page.alive && stored.delete(key)),
      },
      send: (entry, { closing } = { closing: false }) => {
        calls.push(entry.key);
        posts += 1;
        return call(function decision() {
          decide(entry);
        }, closing);
      },
      batchOf: ({ to }) => (batches ? to : undefined),
      sendBatch: (entries) => {
        calls.push(...entries.map(({ key }) => key));
        posts += 1;
        return call(function decision() {
          if (net.refusesBatches) throw new ApiError('refused', '参数错误');
          const open = entries.filter(({ id }) => !records.has(Number(id)));
          open.forEach(decide);
          return open.length === entries.length;
        });
      },
      look: (entry) =>
        call(() => ({ state: records.get(Number(entry.id)) ?? '0', by: '运营小王', time: '2026-11-25', reason: '' })),
      lock: async (key, work) => {
        if (locked.has(key) || !page.alive) return; // a closed page runs no code
        locked.add(key);
        pageLocks.set(key, page);
        await work().finally(() => locked.delete(key));
      },
      owner: page.owner,
      isAlive: async (owner) => pages.some((one) => one.page.owner === owner && one.page.alive),
      newKey: () => `key${++serial}`,
      errorText: (error) => (error as ApiError).message || (error as ApiError).kind,
      onChange: () => undefined,
      onMade: (entries) => entries.forEach(({ key }) => made.add(key)),
    });
    const opened = { page, outbox };
    pages.push(opened);
    return opened;
  }
  const pageLocks = new Map<string, { alive: boolean }>();

  /** Closes a page; the browser then releases its locks. */
  function end(page: { alive: boolean }) {
    page.alive = false;
    for (const [key, by] of pageLocks) if (by === page) locked.delete(key);
  }
  const alive = () => pages.filter(({ page }) => page.alive);
  return {
    stored,
    records,
    applied,
    calls,
    made,
    net,
    openPage,
    alive,
    end,
    get posts() {
      return posts;
    },
  };
}

/** A decision about a record on the server. */
export const decision = (id: number, verb = 'reject'): Decision => ({
  path: '/biz/company',
  id,
  name: `企业${id}`,
  verb,
  label: '驳回',
  url: '/biz/company/audit',
  data: { ids: [id] },
  field: 'auditStatus',
  from: ['0'],
  to: verb === 'pass' ? '1' : '2',
  reason: '证照不符',
});
