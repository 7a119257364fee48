import { StoredPicture } from '@/shared/files/StoredPicture';
import { safeHref } from '@/shared/lib/safeUrl';

/** A small decorative picture in a list. Renders a dash if the URL is missing or unsafe. */
export function PictureCell({ url, wide = false }: { url: string | null | undefined; wide?: boolean }) {
  if (!safeHref(url)) return '-';
  return (
    <StoredPicture
      small
      url={url}
      alt=""
      width={wide ? 64 : 32}
      height={wide ? 36 : 32}
      loading="lazy"
      style={{ borderRadius: 4, objectFit: 'cover', verticalAlign: 'middle' }}
    />
  );
}
