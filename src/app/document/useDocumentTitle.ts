import { useEffect } from 'react';
import { useSession } from '@/shared/auth/session';
import { defaultConfig } from '@/shared/auth/systemConfig';
import { shownHere } from '@/shared/files/shownHere';
import { atBase } from '@/shared/settings/base';

/** Our icon as a PNG: Chromium renders the icon again on every navigation, which takes ten times as long for an SVG. */
const OWN_ICON = atBase('/icon.png');

/** Sets the document title to `page – system`, and the icon to the system's logo. */
export function useDocumentTitle(page: string): void {
  const { sysTitle, logoUrl } = useSession((session) => session.config);
  useEffect(() => {
    document.title = page ? `${page} – ${sysTitle}` : sysTitle;
  }, [page, sysTitle]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const href = logoUrl === defaultConfig.logoUrl ? OWN_ICON : shownHere(logoUrl);
    if (icon && href && icon.getAttribute('href') !== href) icon.href = href;
  }, [logoUrl]);
}
