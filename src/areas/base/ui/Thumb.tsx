import { StoredPicture } from '@/shared/files/StoredPicture';
import { safeHref } from '@/shared/lib/safeUrl';

/** A small picture in a table, `-` without one. Decorative: the row's text says the same. */
export function Thumb({ url }: { url: string | null | undefined }) {
  if (!safeHref(url)) return '-';
  return <StoredPicture small url={url} alt="" width={28} height={28} style={{ objectFit: 'contain' }} />;
}
