import type { Id } from '@/shared/lib/id';
import type { Branch } from './tree';

/** One option: `title` is the searchable path of names from the root, `depth` the level in the tree. */
export interface BranchChoice {
  value: Id;
  label: string;
  title: string;
  depth: number;
}

/** The nodes of a tree as options of a select, each after its parent. */
export function branchChoices<T extends object>(
  branches: readonly Branch<T>[],
  idOf: (node: T) => Id,
  nameOf: (node: T) => string,
  above: readonly string[] = [],
): BranchChoice[] {
  return branches.flatMap((branch) => {
    const path = [...above, nameOf(branch)];
    const choice = { value: idOf(branch), label: nameOf(branch), title: path.join(' / '), depth: above.length };
    return [choice, ...branchChoices(branch.children ?? [], idOf, nameOf, path)];
  });
}
