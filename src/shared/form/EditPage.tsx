import { Button, Card } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EditPage.module.css';
import { EditorForm } from './EditorForm';
import { type EditorProps, useEditor } from './useEditor';

interface EditPageProps<T extends object> extends Omit<EditorProps<T>, 'onClose'> {
  /** Called after saving or canceling, to navigate away. If omitted, the page stays open, like a settings page. */
  onClose?: () => void;
  /** The verb of the button; by default "save". */
  okText?: string;
  /** Shows the fields read-only, to a user who may not save them. */
  readOnly?: boolean;
}

/** Edits a long record on its own page, in fieldsets; the buttons stay visible (docs/decisions#4). */
export function EditPage<T extends object>({ onClose, ...props }: EditPageProps<T>) {
  const [turn, setTurn] = useState(0);
  // A new key resets the form for the next visit, because the page may stay mounted in its tab.
  const leave = () => {
    setTurn(turn + 1);
    onClose?.();
  };
  return <Page key={turn} {...props} {...(onClose && { onClose: leave })} />;
}

function Page<T extends object>({ onClose, okText, readOnly = false, ...props }: EditPageProps<T>) {
  const { t } = useTranslation();
  const editor = useEditor({ ...props, keepsOpen: !onClose, onClose: () => undefined });
  const leave = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (!editor.open) leave();
  }, [editor.open]);
  return (
    <Card className={styles.page} role="region" aria-label={props.title}>
      <EditorForm editor={editor}>
        <fieldset disabled={readOnly} className={styles.whole}>
          {props.children}
        </fieldset>
      </EditorForm>
      {!readOnly && editor.loaded.isSuccess && (
        <div className={styles.bar}>
          {onClose && <Button onClick={() => void editor.close()}>{t('action.cancel')}</Button>}
          {props.keep && (
            <Button disabled={editor.busy} onClick={editor.keep}>
              {props.keep.label}
            </Button>
          )}
          <Button type="primary" loading={editor.busy} onClick={editor.submit}>
            {okText ?? t('action.save')}
          </Button>
        </div>
      )}
    </Card>
  );
}
