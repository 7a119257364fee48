import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Mentions } from 'antd';
import { type ComponentRef, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown, ApiError, isTemporary } from '@/shared/api/ApiError';
import { invalidateResource } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { useSubmit } from '@/shared/display/useSubmit';
import { draftOf, dropDraft, keepDraft } from '@/shared/form/drafts/drafts';
import { keyFor, newKey } from '@/shared/form/move/newKey';
import { useUnsaved } from '@/shared/storage/unsaved';
import { hasMention, mentionedIn, mentionName, peopleLike } from './mentions';
import { peopleQuery, type Person } from '@/shared/form/fields/people.api';
import { MAX_NOTE, type Note, saveNote } from './note.api';
import { NOTES, type NotedRecord } from './useHasNotes';
import styles from './notes.module.css';

interface NoteFormProps {
  record: NotedRecord;
  /** The note to edit. If missing, the form adds a note. */
  note?: Note;
  /** Called after an edit was saved or canceled. */
  onClose?: () => void;
}

/**
 * The people who can be mentioned if their list could not be loaded. Empty if the user may not read the list or the
 * server lacks the call. Undefined if a retry may help.
 */
const peopleAfter = (error: unknown): Person[] | undefined =>
  error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'missing') ? [] : undefined;

/**
 * The text area for a note. `@` suggests people to mention. The input is kept as a draft until the note is saved or the
 * edit is canceled. The draft survives a change to another record, a reload and a refused save.
 */
export function NoteForm({ record, note, onClose }: NoteFormProps) {
  const { t } = useTranslation(['notes', 'shared']);
  const client = useQueryClient();
  const field = useRef<ComponentRef<typeof Mentions>>(null);
  const setUnsaved = useUnsaved(() => field.current?.nativeElement);
  const takesKey = useSession(({ config }) => config.idempotency);
  const key = useRef(newKey());
  const draft = { path: NOTES, record: [record.kind, record.id, note?.id].filter(Boolean).join(':') };
  const stored = note?.content ?? '';
  const [content, setContent] = useState(() => String(draftOf(draft.path, draft.record)?.values['content'] ?? stored));
  const [search, setSearch] = useState<string>();
  const [failure, setFailure] = useState('');
  const people = useQuery({ ...peopleQuery, enabled: search !== undefined });

  const discard = () => dropDraft(draft.path, draft.record);
  function keep(text: string) {
    const isDirty = text !== stored;
    setContent(text);
    setFailure('');
    if (isDirty) keepDraft(draft, { content: text });
    else discard();
    setUnsaved(isDirty, discard);
  }

  const onShow = useEffectEvent(() => {
    if (note) field.current?.focus();
    if (content !== stored) setUnsaved(true, discard); // the form starts with a draft
  });
  useEffect(() => onShow(), []);

  async function save(known: readonly Person[]) {
    const text = content.trim();
    const body = {
      ...(note && { id: note.id, updateTime: note.updateTime }),
      kind: record.kind,
      recordId: record.id,
      content: text,
      mentions: mentionedIn(text, known),
    };
    await saveNote(body, takesKey ? keyFor(key.current, body) : undefined);
  }

  const { busy, submit } = useSubmit(async () => {
    if (content.trim() === '') return;
    if (content.trim().length > MAX_NOTE) return setFailure(t('tooLong', { max: MAX_NOTE }));
    setFailure('');
    const known = hasMention(content) ? await client.ensureQueryData(peopleQuery).catch(peopleAfter) : [];
    if (!known) return setFailure(t('noPeople')); // a note without its mentions would notify nobody
    try {
      await save(known);
    } catch (error) {
      // The server has answered this request, so the next save is a new request with a new key.
      if (error instanceof ApiError && error.kind === 'refused' && !isTemporary(error)) key.current = newKey();
      if (!alreadyShown(error)) setFailure(errorTextNow(error));
      return;
    }
    key.current = newKey();
    keep(stored);
    notify.success(t(note ? 'shared:crud.saved' : 'added'));
    await invalidateResource(client, NOTES);
    onClose?.();
  });

  function cancel() {
    keep(stored);
    onClose?.();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  const all = people.data ?? [];
  const offered = peopleLike(search ?? '', all).map((person) => ({
    key: String(person.userId),
    value: mentionName(person, all),
    label: person.loginName ? `${person.userName} (${person.loginName})` : person.userName,
  }));
  const state = people.isFetching ? 'shared:boot.loading' : people.isError ? 'noList' : 'noOne';
  const nobody = { key: 'nobody', value: '', label: t(state), disabled: true };
  return (
    <div className={styles.form}>
      <div role="alert">{failure && <Alert type="error" showIcon title={failure} />}</div>
      <Mentions
        aria-label={t(note ? 'edit' : 'content')}
        placeholder={t('placeholder')}
        ref={field}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={MAX_NOTE}
        readOnly={busy}
        value={content}
        onChange={keep}
        onKeyDown={onKeyDown}
        onSearch={setSearch}
        filterOption={false}
        options={offered.length > 0 ? offered : [nobody]}
      />
      <div className={styles.buttons}>
        <span className={styles.soft}>{content.length >= MAX_NOTE * 0.8 && `${content.length} / ${MAX_NOTE}`}</span>
        {note && (
          <Button disabled={busy} onClick={cancel}>
            {t('shared:action.cancel')}
          </Button>
        )}
        <Button type="primary" disabled={content.trim() === ''} loading={busy} onClick={() => void submit()}>
          {t(note ? 'shared:action.save' : 'add')}
        </Button>
      </div>
    </div>
  );
}
