import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import styles from './rich.module.css';

interface RichCountProps {
  editor: Editor;
  /** The length of the stored HTML, which is what the server limits. */
  length: number;
  max: number | undefined;
}

/** The number of characters in the text, and the share of the max length used. */
export function RichCount({ editor, length, max }: RichCountProps) {
  const { t } = useTranslation();
  // Despite its type, the counter is undefined while the editor is being created or destroyed.
  const count = useEditorState({ editor, selector: () => editor.storage.characterCount?.characters() ?? 0 });
  return (
    <div className={styles.count} data-over={max !== undefined && length > max ? true : undefined}>
      {t('rich.count', { count })}
      {max !== undefined && ` · ${t('rich.room', { length, max })}`}
    </div>
  );
}
