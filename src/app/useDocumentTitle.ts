import { useEffect } from 'react';
import { useSession } from '@/shared/auth/session';
import { safeHref } from '@/shared/lib/safeUrl';

/** Names the window `page – system` and gives it the system's own icon. */
export function useDocumentTitle(page: string): void {
  const { sysTitle, logoUrl } = useSession((session) => session.config);
  useEffect(() => {
    document.title = page ? `${page} – ${sysTitle}` : sysTitle;
  }, [page, sysTitle]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const href = safeHref(logoUrl);
    if (icon && href && icon.getAttribute('href') !== href) icon.href = href;
  }, [logoUrl]);
}
