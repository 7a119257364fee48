import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverTime } from '@/shared/settings/times';
import { draftsOf, moveDraftsOf } from './drafts';

interface DraftOfferProps<T> {
  /** The path of the resource whose form drafts are offered. */
  path: string;
  /** Opens the form again: for the draft's record, or for a new record. */
  onResume: (row: T | 'new') => void;
}

/** Offers a draft that is left after a reload or the end of the session. The user can resume or discard the draft. */
export function DraftOffer<T extends object>({ path, onResume }: DraftOfferProps<T>) {
  const { t } = useTranslation();
  const [found, setFound] = useState(() => draftsOf(path)[0]);
  if (!found) return null;
  const { draft, drop } = found;
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      title={t(draft.title ? 'crud.draftFoundOf' : 'crud.draftFound', {
        time: serverTime(draft.at).slice(11, 16),
        title: draft.title,
      })}
      action={
        <Space>
          <Button
            size="small"
            type="primary"
            onClick={() => {
              setFound(undefined);
              onResume((draft.row as T | undefined) ?? 'new');
            }}
          >
            {t('crud.draftResume')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              drop();
              setFound(undefined);
            }}
          >
            {t('crud.draftDrop')}
          </Button>
        </Space>
      }
    />
  );
}

/**
 * Reports that the unsaved input of a dialog is still stored after a reload or the end of the session. The dialog
 * itself restores the input when it opens.
 */
export function MoveDraftHint({ path }: { path: string }) {
  const { t } = useTranslation();
  const [found, setFound] = useState(() =>
    moveDraftsOf(path).find(({ draft }) => Object.keys(draft.values).length > 0),
  );
  if (!found) return null;
  const { draft, drop } = found;
  const forget = () => {
    drop();
    setFound(undefined);
  };
  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose: () => setFound(undefined) }}
      style={{ marginBottom: 16 }}
      title={t('move.draftFound', { time: serverTime(draft.at).slice(11, 16), title: draft.title })}
      action={
        <Button size="small" onClick={forget}>
          {t('crud.draftDrop')}
        </Button>
      }
    />
  );
}
