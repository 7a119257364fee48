import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadConfig } from '@/app/session/loadConfig';
import { useDocumentTitle } from '@/app/document/useDocumentTitle';

/** The layout of an error page with its own address; sets the document title as every page does. */
export function StatusLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  useDocumentTitle(t(title));
  useEffect(() => void loadConfig(), []);
  return <main>{children}</main>;
}
