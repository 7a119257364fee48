import { LinkOutlined } from '@ant-design/icons';
import type { ImgHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { httpUrl } from '@/shared/lib/safeUrl';
import { hostElsewhere, shownHere } from './shownHere';

interface StoredPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  /** The address as the server sent it. */
  url: unknown;
  alt: string;
  /** True for a thumbnail. A link then shows only an icon, and its text becomes the accessible name. */
  small?: boolean;
}

/**
 * Shows a picture from our own server or the object store. For a picture on another host, shows a link with the name of
 * the host. Renders nothing for an invalid address.
 */
export function StoredPicture({ url, alt, small = false, ...image }: StoredPictureProps) {
  const { t } = useTranslation();
  const src = shownHere(url);
  if (src) return <img {...image} src={src} alt={alt} referrerPolicy="no-referrer" />;
  const host = hostElsewhere(url);
  if (!host) return null;
  const label = t('upload.pictureAt', { host });
  return (
    <a
      href={httpUrl(url)}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
      aria-label={small ? label : undefined}
    >
      <LinkOutlined aria-hidden="true" /> {!small && label}
    </a>
  );
}
