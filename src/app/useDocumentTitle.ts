import { useEffect } from 'react';
import { useSession } from '@/shared/auth/session';
import { shownHere } from '@/shared/files/shownHere';

/** Sets the document title to `page – system` and the icon to the system's own. */
export function useDocumentTitle(page: string): void {
  const { sysTitle, logoUrl } = useSession((session) => session.config);
  useEffect(() => {
    document.title = page ? `${page} – ${sysTitle}` : sysTitle;
  }, [page, sysTitle]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const href = shownHere(logoUrl);
    if (icon && href && icon.getAttribute('href') !== href) icon.href = href;
  }, [logoUrl]);
}
