import { z } from 'zod';
import { useSession } from '@/shared/auth/session';
import { useOwn, writeOwn } from '@/shared/storage/own';

/** A user's arrangement of a page. `order` has all blocks, including the hidden ones. */
export interface Arrangement<Block extends string = string> {
  order: readonly Block[];
  hidden: readonly Block[];
}

/** The pages that consist of blocks, each with the `OwnKind` under which its arrangement is stored. */
const KEYS = { weclome: 'HOME_BLOCKS', workplace: 'WORKPLACE_BLOCKS' } as const;
export type BlockPage = keyof typeof KEYS;

const keptSchema = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });
/** Older versions stored the arrangements of all users in one value, keyed by user id. */
const oldSchema = z.record(z.string(), keptSchema);

/** Adapts a stored arrangement to the current blocks. Drops removed blocks, and adds new blocks at the end. */
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

/** The signed-in user's arrangement of a page. */
export function useArrangement<Block extends string>(page: BlockPage, blocks: readonly Block[]): Arrangement<Block> {
  const own = useSession((session) => String(session.user?.userId));
  const stored: unknown = JSON.parse(useOwn(KEYS[page]) ?? 'null');
  return arranged(blocks, keptSchema.safeParse(stored).data ?? oldSchema.safeParse(stored).data?.[own]);
}

/** Stores the signed-in user's arrangement of a page; undefined restores the default. */
export const keepArrangement = (page: BlockPage, arrangement: Arrangement | undefined): void =>
  writeOwn(KEYS[page], arrangement ?? null);
