import { LinkOutlined } from '@ant-design/icons';
import type { ImgHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { httpUrl } from '@/shared/lib/safeUrl';
import { hostElsewhere, shownHere } from './shownHere';

interface StoredPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  /** The address as the server sent it. */
  url: unknown;
  alt: string;
  /** A thumbnail has room for a sign only: the words are its label. */
  small?: boolean;
}

/**
 * A picture of a record. One on a host that is neither ours nor the object store's is not loaded: a link says where it
 * lies. Renders nothing for what is no address.
 */
export function StoredPicture({ url, alt, small = false, ...image }: StoredPictureProps) {
  const { t } = useTranslation();
  const src = shownHere(url);
  if (src) return <img {...image} src={src} alt={alt} referrerPolicy="no-referrer" />;
  const host = hostElsewhere(url);
  if (!host) return null;
  const words = t('upload.pictureAt', { host });
  return (
    <a
      href={httpUrl(url)}
      target="_blank"
      rel="noopener noreferrer"
      title={words}
      aria-label={small ? words : undefined}
    >
      <LinkOutlined aria-hidden="true" /> {!small && words}
    </a>
  );
}
