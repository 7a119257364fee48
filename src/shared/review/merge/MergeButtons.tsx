import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Lazy } from '@/shared/lazy/Lazy';
import type { PagedKind, Reviewable } from '../review';
import { useMergeAddress } from './useMergeAddress';

interface MergeButtonProps<T extends Reviewable> {
  kind: Pick<PagedKind<T>, 'api'>;
  rows: readonly T[];
}

/** Opens the page on which two selected records are merged; for the batch bar of a list. */
export function MergeButton<T extends Reviewable>({ kind: { api }, rows }: MergeButtonProps<T>) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const addressOf = useMergeAddress(api);
  const [one, other, ...more] = rows;
  const isPair = one !== undefined && other !== undefined && more.length === 0;
  if (!addressOf) return null;
  return (
    <Button
      size="small"
      disabled={!isPair}
      title={isPair ? undefined : t('merge.two')}
      onClick={() => isPair && void navigate(addressOf(api.idOf(one), api.idOf(other)) ?? '')}
    >
      {t('merge.action')}
    </Button>
  );
}

const loadMerges = () => import('./MergesDialog');

/** Opens the merges of the last 30 days, which can be undone; for the toolbar of a list. */
export function MergesButton<T extends Reviewable>({ kind }: Pick<MergeButtonProps<T>, 'kind'>) {
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
