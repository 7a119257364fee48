import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing, useHas } from '@/shared/api/optional';
import { TableFailure } from '@/shared/display/TableFailure';
import { Section } from '@/shared/record/Section';
import { notesQuery } from './note.api';
import { NOTES, type NotedRecord } from './useHasNotes';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import styles from './notes.module.css';

/** The section with a record's notes, newest first, and the form for a new note. */
export function NoteList({ kind, id }: NotedRecord) {
  const { t } = useTranslation('notes');
  const canSave = useHas('POST', `${NOTES}/save`);
  const record = { kind, id };
  const { data, isPending, error, refetch } = useQuery(notesQuery(record));
  if (isPending || isMissing(error)) return null;
  return (
    <div data-no-print>
      <Section title={t('title')} folds>
        {data ? (
          <>
            {canSave && <NoteForm key={`${kind} ${id}`} record={record} />}
            {data.length === 0 && <p className={styles.soft}>{t('none')}</p>}
            <ol className={styles.notes}>
              {data.map((note) => (
                <NoteItem key={note.id} record={record} note={note} />
              ))}
            </ol>
          </>
        ) : (
          <TableFailure error={error} onRetry={() => void refetch()} />
        )}
      </Section>
    </div>
  );
}
