import type { TFunction } from 'i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { safeHref } from '@/shared/lib/safeUrl';
import type { DfsFile } from './dfs.api';

/** The row actions to download a file and to copy its URL; empty if the URL is unsafe. */
export function fileActions(file: DfsFile, copy: (text: string) => unknown, t: TFunction<'system'>): RowAction[] {
  const href = safeHref(file.url);
  if (!href) return [];
  return [
    { label: t('dfs.download'), onClick: () => download(href, file.fileName) },
    { label: t('dfs.copy'), onClick: () => copy(new URL(href, location.origin).href) },
  ];
}

function download(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.rel = 'noopener noreferrer';
  link.click();
}
