import { useQuery } from '@tanstack/react-query';
import { Drawer, Empty, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '@/shared/api/optional';
import { useCan } from '@/shared/auth/Can';
import { useClear } from '@/shared/display/useClear';
import { useDrawer } from '@/shared/display/useDialogs';
import { RecordLoading } from '@/shared/resource/gone/RecordFailure';
import { draftOf, keepDraft } from '@/shared/form/drafts/drafts';
import { wordOf } from '@/shared/lib/wordOf';
import { namedRecord, type Resource } from '@/shared/resource/resource';
import { useFormats } from '@/shared/settings/useFormats';
import { EntryChanges, fieldLabel } from './EntryChanges';
import { type Change, type HistoryEntry, historyQuery } from './history.api';
import styles from './history.module.css';

/** A second form, for restoring fields that the record's own form lacks. */
export interface RestoreIn<T> {
  fields: readonly (keyof T & string)[];
  open: (row: T, values: Partial<T>) => void;
}

interface HistoryDrawerProps<T extends object> {
  api: Resource<T>;
  row: T;
  /** Opens the record's form, which starts with the earlier values that the user restores. */
  edit?: ((row: T) => void) | undefined;
  /** The form that restores fields which the record's own form lacks. */
  restoreIn?: RestoreIn<T> | undefined;
  /** True for rows that cannot be edited in their current state. */
  uneditable?: ((row: T) => boolean) | undefined;
  onClose: () => void;
}

/**
 * Shows the history of a record, newest first. Each entry shows who changed which fields, when and from where. To
 * restore values, the drawer opens the record's form with the earlier values. Therefore the form's rules and its check
 * for colleagues' changes apply.
 */
export function HistoryDrawer<T extends object>(props: HistoryDrawerProps<T>) {
  const { api, row, edit, restoreIn, uneditable, onClose } = props;
  const { t } = useTranslation(['history', 'shared']);
  const drawer = useDrawer(onClose);
  const clear = useClear();
  const mayEdit = useCan(`${api.permission}:edit`) && edit !== undefined && !uneditable?.(row);
  const [field, setField] = useState<string>();
  const found = useQuery(historyQuery(api.path, api.idOf(row)));
  const entries = found.data ?? [];
  const fields = [...new Set(entries.flatMap(({ changes }) => (changes ?? []).map((change) => change.field)))];
  const shown = field === undefined ? entries : entries.flatMap((entry) => only(entry, field));

  function restore(changes: readonly Change[]) {
    const values = Object.fromEntries(changes.map((change) => [change.field, change.before ?? null]));
    if (restoreIn && changes.every(({ field: one }) => restoreIn.fields.some((other) => other === one))) {
      drawer.onClose();
      return restoreIn.open(row, values as Partial<T>); // values that the server sent for this record
    }
    const form = {
      path: api.path,
      record: api.idOf(row),
      row,
      title: t('shared:crud.editOf', { name: api.nameOf(row) }),
    };
    const kept = draftOf(form.path, form.record);
    keepDraft({ ...form, isEarlier: true }, { ...kept?.values, ...values }, kept?.base);
    drawer.onClose();
    return edit?.(row);
  }

  return (
    <Drawer {...drawer} size={720} title={<bdi>{t('of', { name: api.nameOf(row) })}</bdi>}>
      {isMissing(found.error) ? (
        <Empty description={t('shared:error.missing')} />
      ) : (
        <RecordLoading record={namedRecord(api, row)} query={found} />
      )}
      {fields.length > 1 && (
        <Select
          aria-label={t('filter')}
          placeholder={t('filter')}
          allowClear={clear}
          style={{ width: 240, marginBottom: 16 }}
          options={fields.map((name) => ({ value: name, label: fieldLabel(t, api, name) }))}
          value={field ?? null}
          onChange={(name: string | null | undefined) => setField(name ?? undefined)}
        />
      )}
      {found.isSuccess && shown.length === 0 && <Empty description={t('none')} />}
      <ol className={styles.timeline}>
        {shown.map((entry) => (
          <li key={String(entry.id)}>
            <EntryHead entry={entry} />
            <EntryChanges of={api} entry={entry} onRestore={mayEdit ? restore : undefined} />
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

/** Returns the entry with only the changes of `field`. Returns [] if the entry did not change the field. */
function only(entry: HistoryEntry, field: string): HistoryEntry[] {
  const changes = (entry.changes ?? []).filter((change) => change.field === field);
  return changes.length > 0 ? [{ ...entry, changes }] : [];
}

const KINDS = new Set(['create', 'edit', 'remove', 'status']);

/** Shows who did what, when, and from where. */
function EntryHead({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('history');
  const formats = useFormats();
  const { kind, userName, onBehalfOf: owner, ip, place, time } = entry;
  const name = userName || t('system');
  return (
    <div className={styles.entry}>
      <strong>{wordOf(t, 'kinds', KINDS.has(kind ?? '') ? (kind ?? '') : 'other')}</strong>
      <bdi>{owner ? t('onBehalf', { name, owner }) : name}</bdi>
      <time>{formats.time(time)}</time>
      <bdi>{[ip, place].filter(Boolean).join(' ')}</bdi>
    </div>
  );
}
