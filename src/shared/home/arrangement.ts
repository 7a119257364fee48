import { create } from 'zustand';
import { z } from 'zod';
import { useSession } from '@/shared/auth/session';
import { readStored, writeStored } from '@/shared/storage/storage';

/** A user's arrangement of a page: all blocks in order, and the hidden ones. */
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

/** Adapts a stored arrangement to the current blocks: removed ones are dropped, new ones are added at the end. */
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

/** The signed-in user's arrangement of a page, as stored in this browser. */
export function useArrangement<Block extends string>(page: BlockPage, blocks: readonly Block[]): Arrangement<Block> {
  const own = useSession((session) => String(session.user?.userId));
  return arranged(
    blocks,
    useEveryone((pages) => pages[page][own]),
  );
}

/** Stores the signed-in user's arrangement of a page; undefined restores the default. */
export function keepArrangement(page: BlockPage, arrangement: Arrangement | undefined): void {
  const own = String(useSession.getState().user?.userId);
  const { [own]: _before, ...others } = everyone(page);
  const all = arrangement
    ? { ...others, [own]: { order: [...arrangement.order], hidden: [...arrangement.hidden] } }
    : others;
  writeStored(KEYS[page], all);
  useEveryone.setState({ [page]: all });
}
