import { safeHref } from '@/shared/lib/safeUrl';

/** A small picture beside a name in a list; renders nothing without a URL. */
export function PictureCell({ url, wide = false }: { url: string | null | undefined; wide?: boolean }) {
  const href = safeHref(url);
  if (!href) return '-';
  return (
    <img
      src={href}
      alt=""
      width={wide ? 64 : 32}
      height={wide ? 36 : 32}
      loading="lazy"
      referrerPolicy="no-referrer"
      style={{ borderRadius: 4, objectFit: 'cover', verticalAlign: 'middle' }}
    />
  );
}
