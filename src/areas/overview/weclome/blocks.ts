import { create } from 'zustand';
import { z } from 'zod';
import { useSession } from '@/shared/auth/session';
import { readStored, writeStored } from '@/shared/lib/storage';

/** The blocks of the first page in their usual order. */
export const BLOCKS = ['waiting', 'money', 'figures', 'month', 'trend', 'rank', 'tags', 'contests', 'notices'] as const;

export type Block = (typeof BLOCKS)[number];

/** One person's first page: all blocks in their order, and those that are not shown. */
export interface Arrangement {
  order: readonly Block[];
  hidden: readonly Block[];
}

const KEY = 'HOME_BLOCKS';
const keptSchema = z
  .record(z.string(), z.object({ order: z.array(z.string()), hidden: z.array(z.string()) }))
  .catch({});

/** A stored arrangement as it is usable today: blocks that are gone are left out, new ones come last. */
export function arranged(stored: { order: readonly string[]; hidden: readonly string[] } | undefined): Arrangement {
  const known = BLOCKS.filter((block) => stored?.order.includes(block));
  const order = known.toSorted((a, b) => (stored?.order.indexOf(a) ?? 0) - (stored?.order.indexOf(b) ?? 0));
  return {
    order: [...order, ...BLOCKS.filter((block) => !order.includes(block))],
    hidden: BLOCKS.filter((block) => stored?.hidden.includes(block)),
  };
}

const everyone = () => keptSchema.parse(readStored(KEY));
const useEveryone = create(everyone);

/** The first page of the person signed in, as this browser keeps it. */
export function useArrangement(): Arrangement {
  const own = useSession((session) => String(session.user?.userId));
  return arranged(useEveryone((all) => all[own]));
}

/** Keeps the first page of the person signed in; undefined brings back the usual one. */
export function keepArrangement(arrangement: Arrangement | undefined): void {
  const own = String(useSession.getState().user?.userId);
  const { [own]: _before, ...others } = everyone();
  const all = arrangement
    ? { ...others, [own]: { order: [...arrangement.order], hidden: [...arrangement.hidden] } }
    : others;
  writeStored(KEY, all);
  useEveryone.setState(all, true);
}
