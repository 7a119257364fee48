import { useTranslation } from 'react-i18next';
import { useCopy } from '@/shared/display/copy/useCopy';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { safeHref } from '@/shared/lib/safeUrl';
import type { DfsFile } from './dfs.resource';

/** The row actions to download a file and to copy its URL; none if the URL is unsafe. */
export function useFileActions(): (file: DfsFile) => RowAction[] {
  const { t } = useTranslation('system');
  const copy = useCopy();
  return ({ url, fileName }) => {
    const href = safeHref(url);
    if (!href) return [];
    return [
      { label: t('dfs.download'), onClick: () => download(href, fileName) },
      { label: t('dfs.copy'), onClick: () => copy(new URL(href, location.origin).href) },
    ];
  };
}

function download(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.rel = 'noopener noreferrer';
  link.click();
}
