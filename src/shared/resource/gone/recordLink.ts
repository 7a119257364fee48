import { revealed } from '@/shared/lib/rules/spoofs';
import type { Resource } from '@/shared/resource/resource';

const MAX_NAME = 60;

/**
 * The URL fragment with the record's name. `LostRecord` shows the name if the record was removed before a user opens
 * the link. No log contains the name, because browsers never send a fragment to a server. If the name is a person's
 * name, the fragment is empty, because colleagues share links.
 */
export const nameHash = <T extends object>({ nameOf, isPerson }: Resource<T>, row: T): string =>
  isPerson ? '' : `#name=${encodeURIComponent(nameOf(row).slice(0, MAX_NAME))}`;

/** The address of the record on this page, to send to a colleague. */
export function recordLink<T extends object>(api: Resource<T>, row: T): string {
  const link = new URL(location.href);
  link.search = String(new URLSearchParams({ id: String(api.idOf(row)) }));
  link.hash = nameHash(api, row);
  return link.href;
}

/** The record's name in the fragment of an address. Makes invisible characters visible: the fragment may be forged. */
export function nameIn(hash: string): string | undefined {
  const [, coded = ''] = /^#name=(.+)$/.exec(hash) ?? [];
  try {
    return revealed(decodeURIComponent(coded).trim().slice(0, MAX_NAME)) || undefined;
  } catch {
    return undefined;
  }
}
