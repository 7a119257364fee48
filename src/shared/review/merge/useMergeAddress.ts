import { useHasDeclared } from '@/shared/api/optional';
import { useCan } from '@/shared/auth/Can';
import { useSession } from '@/shared/auth/session';
import type { Id } from '@/shared/lib/id';
import { useMenuLink } from '@/shared/menu/links';
import type { Resource } from '@/shared/resource/resource';

/**
 * Returns a function that computes the address of the page to merge two records. Undefined if the server, the user's
 * rights or the kind do not allow merging.
 */
export function useMergeAddress<T extends object>({
  path,
  permission,
}: Pick<Resource<T>, 'path' | 'permission'>): ((one: Id, other: Id) => string | undefined) | undefined {
  const linkOf = useMenuLink();
  const isOn = useSession(({ config }) => config.merging);
  const isDeclared = useHasDeclared('GET', `${path}/merge/plan`);
  const may = useCan(`${permission}:merge`);
  if (!isOn || !isDeclared || !may) return undefined;
  return (one, other) => linkOf('recordMerge', { kind: permission, id: one, other });
}
