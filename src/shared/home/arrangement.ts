import { create } from 'zustand';
import { z } from 'zod';
import { useSession } from '@/shared/auth/session';
import { readStored, writeStored } from '@/shared/storage/storage';

/** One person's page of blocks: all blocks in their order, and those that are not shown. */
export interface Arrangement<Block extends string = string> {
  order: readonly Block[];
  hidden: readonly Block[];
}

/** The pages of blocks, each with the key its arrangements are stored under. */
const KEYS = { weclome: 'HOME_BLOCKS', workplace: 'WORKPLACE_BLOCKS' } as const;
export type BlockPage = keyof typeof KEYS;

const keptSchema = z
  .record(z.string(), z.object({ order: z.array(z.string()), hidden: z.array(z.string()) }))
  .catch({});

/** A stored arrangement as it is usable today: blocks that are gone are left out, new ones come last. */
export function arranged<Block extends string>(
  blocks: readonly Block[],
  stored: Arrangement | undefined,
): Arrangement<Block> {
  const known = blocks.filter((block) => stored?.order.includes(block));
  const order = known.toSorted((a, b) => (stored?.order.indexOf(a) ?? 0) - (stored?.order.indexOf(b) ?? 0));
  return {
    order: [...order, ...blocks.filter((block) => !order.includes(block))],
    hidden: blocks.filter((block) => stored?.hidden.includes(block)),
  };
}

const everyone = (page: BlockPage) => keptSchema.parse(readStored(KEYS[page]));
const useEveryone = create(() => ({ weclome: everyone('weclome'), workplace: everyone('workplace') }));

/** A page of blocks of the person signed in, as this browser keeps it. */
export function useArrangement<Block extends string>(page: BlockPage, blocks: readonly Block[]): Arrangement<Block> {
  const own = useSession((session) => String(session.user?.userId));
  return arranged(
    blocks,
    useEveryone((pages) => pages[page][own]),
  );
}

/** Keeps a page of blocks of the person signed in; undefined brings back the usual one. */
export function keepArrangement(page: BlockPage, arrangement: Arrangement | undefined): void {
  const own = String(useSession.getState().user?.userId);
  const { [own]: _before, ...others } = everyone(page);
  const all = arrangement
    ? { ...others, [own]: { order: [...arrangement.order], hidden: [...arrangement.hidden] } }
    : others;
  writeStored(KEYS[page], all);
  useEveryone.setState({ [page]: all });
}
