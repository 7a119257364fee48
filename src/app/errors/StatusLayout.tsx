import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadConfig } from '@/app/session/loadConfig';
import { useDocumentTitle } from '@/app/document/useDocumentTitle';

/** An error page that was opened by its own address: its tab is named as everywhere, with the system's name. */
export function StatusLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  useDocumentTitle(t(title));
  useEffect(() => void loadConfig(), []);
  return <main>{children}</main>;
}
