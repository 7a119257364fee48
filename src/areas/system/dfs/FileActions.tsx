import { useTranslation } from 'react-i18next';
import { RowActions } from '@/shared/actions/RowActions';
import { safeHref } from '@/shared/lib/safeUrl';
import { useCopy } from '@/shared/ui/useCopy';
import type { DfsFile } from './dfs.api';

interface FileActionsProps {
  file: DfsFile;
  onRename: () => void;
  onRemove: () => void;
}

/** What can be done with one file; one with an unsafe address can only be renamed and removed. */
export function FileActions({ file, onRename, onRemove }: FileActionsProps) {
  const { t } = useTranslation(['system', 'shared']);
  const copy = useCopy();
  const href = safeHref(file.url);
  return (
    <RowActions
      name={file.fileName}
      actions={[
        { label: t('dfs.rename'), permission: 'system:oss:edit', onClick: onRename },
        ...(href
          ? [
              { label: t('dfs.download'), onClick: () => download(href, file.fileName) },
              { label: t('dfs.copy'), onClick: () => copy(new URL(href, location.origin).href) },
            ]
          : []),
        { label: t('shared:action.remove'), permission: 'system:oss:remove', danger: true, onClick: onRemove },
      ]}
    />
  );
}

function download(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.rel = 'noopener noreferrer';
  link.click();
}
