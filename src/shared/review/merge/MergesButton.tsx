import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '@/shared/lazy/Lazy';
import type { PagedKind, Reviewable } from '../review';
import { useMergeAddress } from './useMergeAddress';

const loadMerges = () => import('./MergesDialog');

/** Opens the merges of the last 30 days, which can be undone; for the toolbar of a list. */
export function MergesButton<T extends Reviewable>({ kind }: { kind: Pick<PagedKind<T>, 'api'> }) {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useMergeAddress(kind.api)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('merge.list')}</Button>
      {open && (
        <Lazy load={loadMerges} onFail={close}>
          {({ MergesDialog }) => <MergesDialog api={kind.api} onClose={close} />}
        </Lazy>
      )}
    </>
  );
}
