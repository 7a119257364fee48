import { isOnHost, objectHosts } from '@/shared/lib/objectHosts';
import { deployment } from '@/shared/settings/deployment';
import { httpUrl, inAppPath } from '@/shared/lib/safeUrl';

/** The hosts of the object store, set by the deployment or else written into the page (`VITE_OBJECT_HOSTS`). */
function hosts(): string[] {
  const built = document.querySelector('meta[name="object-hosts"]')?.getAttribute('content') ?? '';
  return objectHosts(deployment.objectHosts ?? built);
}

/**
 * Returns the address of a picture or file if the page may display it. The address must be on our own server or on a
 * host of the object store. Returns undefined for any other address, because a picture on a foreign host could track
 * readers. The content security policy also blocks foreign hosts.
 */
export function shownHere(value: unknown): string | undefined {
  const path = inAppPath(value);
  if (path) return path;
  const href = httpUrl(value);
  if (!href) return undefined;
  const address = new URL(href);
  return address.origin === location.origin || isOnHost(hosts(), address) ? href : undefined;
}

/** The host of an address that is safe to open, but not displayed in the page; otherwise undefined. */
export function hostElsewhere(value: unknown): string | undefined {
  const href = httpUrl(value);
  return href && !shownHere(href) ? new URL(href).host : undefined;
}
