import { Button, Card, Space } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EditPage.module.css';
import { EditorForm } from './EditorForm';
import { type EditorProps, useEditor } from './useEditor';

/** Edits a long or many-part record on a page of its own; the buttons stay in sight. `onClose` goes back to the list. */
export function EditPage(props: EditorProps) {
  const { t } = useTranslation();
  const { onClose } = props;
  const editor = useEditor(props);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (!editor.open) leave();
  }, [editor.open]);
  return (
    <section className={styles.page} aria-label={props.title}>
      <Card title={props.title}>
        <EditorForm editor={editor}>{props.children}</EditorForm>
      </Card>
      <div className={styles.bar}>
        <Space>
          <Button onClick={() => void editor.close()}>{t('action.cancel')}</Button>
          <Button type="primary" loading={editor.busy} disabled={!editor.loaded.isSuccess} onClick={editor.submit}>
            {t('action.save')}
          </Button>
        </Space>
      </div>
    </section>
  );
}
