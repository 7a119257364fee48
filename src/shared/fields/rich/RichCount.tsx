import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import styles from './rich.module.css';

interface RichCountProps {
  editor: Editor;
  /** How long the stored text is, its form included: what the server's limit counts. */
  length: number;
  max: number | undefined;
}

/** How many characters the text has, and how much of the room is used. */
export function RichCount({ editor, length, max }: RichCountProps) {
  const { t } = useTranslation();
  // An editor that is being made or taken away has no counter, whatever its types say.
  const count = useEditorState({ editor, selector: () => editor.storage.characterCount?.characters() ?? 0 });
  return (
    <div className={styles.count} data-over={max !== undefined && length > max ? true : undefined}>
      {t('rich.count', { count })}
      {max !== undefined && ` · ${t('rich.room', { length, max })}`}
    </div>
  );
}
