import { InboxOutlined } from '@ant-design/icons';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';
import { isTouch } from '@/shared/lib/isTouch';
import { type FileRules, sizeText } from './fileRules';
import { typesText } from './problemText';
import styles from './upload.module.css';

interface DropZoneProps {
  /** The props from the form item; the zone's file input is the focusable control of the field. */
  field: Omit<FieldProps<never>, 'value' | 'onChange'>;
  rules: FileRules;
  multiple: boolean;
  /** Hides the icon, if files are already shown next to the zone. */
  small?: boolean;
  onFiles: (files: File[]) => void;
}

/**
 * Accepts files that the user chooses, drops or pastes. The file input covers the whole zone. Therefore mouse, keyboard
 * and screen readers all use the input.
 */
export function DropZone({ field, rules, multiple, small = false, onFiles }: DropZoneProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const hint = `${field.id ?? 'files'}-hint`;

  function take(event: DragEvent | ClipboardEvent, files: FileList | undefined) {
    if (!files || files.length === 0 || field.disabled) return;
    event.preventDefault();
    onFiles(multiple ? [...files] : [...files].slice(0, 1));
  }

  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      data-invalid={field['aria-invalid'] ? true : undefined}
      data-disabled={field.disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      {!small && <InboxOutlined aria-hidden="true" className={styles.sign} />}
      <span>{t(isTouch ? 'upload.pick' : 'upload.drop')}</span>
      <small id={hint}>{t('upload.hint', { types: typesText(rules), limit: sizeText(rules.maxBytes) })}</small>
      <input
        {...controlProps(field)}
        type="file"
        className={styles.input}
        aria-describedby={[field['aria-describedby'], hint].filter(Boolean).join(' ')}
        accept={rules.suffixes.map((suffix) => `.${suffix}`).join(',')}
        multiple={multiple}
        disabled={field.disabled ?? false}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Clears the input, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
    </div>
  );
}
