import { Button } from 'antd';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHas } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useFormats } from '@/shared/settings/useFormats';
import { linkParts } from './linkParts';
import { type Note, removeNote } from './note.api';
import { type NotedRecord, NOTES } from './useHasNotes';
import { NoteForm } from './NoteForm';
import styles from './notes.module.css';

/** One note with author, time, text and earlier texts. The author can edit and remove the note. */
export function NoteItem({ record, note }: { record: NotedRecord; note: Note }) {
  const { t } = useTranslation(['notes', 'shared']);
  const { time } = useFormats();
  const ask = useAskedChange(NOTES);
  const isOwn = useSession(({ user }) => user !== undefined && String(user.userId) === String(note.userId));
  const has = { save: useHas('POST', `${NOTES}/save`), remove: useHas('POST', `${NOTES}/remove`) };
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  if (note.removeTime) {
    return (
      <li className={styles.soft}>
        <bdi>{t('removed', { name: note.removeBy ?? note.createBy })}</bdi> <time>{time(note.removeTime)}</time>
      </li>
    );
  }

  function stopEditing() {
    setEditing(false);
    editButton.current?.focus();
  }
  const askToRemove = () =>
    ask({
      title: t('removeTitle'),
      content: t('removeAsk'),
      okText: t('shared:action.remove'),
      danger: true,
      run: () => removeNote(note.id),
      done: t('removeDone'),
    });

  return (
    <li>
      <div className={styles.head}>
        <strong>
          <bdi>{note.createBy}</bdi>
        </strong>
        <time>{time(note.createTime)}</time>
        {isOwn && (
          <span className={styles.actions}>
            {has.save && (
              <Button ref={editButton} type="link" size="small" onClick={() => setEditing(true)}>
                {t('shared:action.edit')}
              </Button>
            )}
            {has.remove && (
              <Button type="link" size="small" danger onClick={askToRemove}>
                {t('shared:action.remove')}
              </Button>
            )}
          </span>
        )}
      </div>
      {editing ? <NoteForm record={record} note={note} onClose={stopEditing} /> : <Text>{note.content ?? ''}</Text>}
      {note.updateTime && (
        <details className={styles.soft}>
          <summary>{t('edited', { time: time(note.updateTime) })}</summary>
          <ol aria-label={t('earlier')}>
            {note.earlier?.map(({ content, time: written }) => (
              <li key={`${written} ${content}`}>
                <time>{time(written)}</time>
                <Text>{content}</Text>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** Plain text in which http(s) addresses are links. */
function Text({ children }: { children: string }) {
  return (
    <p className={styles.text}>
      {linkParts(children).map(({ text, href, to }, index) => {
        const key = `${index} ${text}`;
        if (to)
          return (
            <Link key={key} to={to}>
              {text}
            </Link>
          );
        if (!href) return <Fragment key={key}>{text}</Fragment>;
        return (
          <a key={key} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        );
      })}
    </p>
  );
}
