import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './conflict.module.css';
import { FieldValue } from './FieldValue';
import { SeenAlert } from './SeenAlert';
import type { ConflictField } from './useConflict';

interface ConflictAlertProps {
  fields: readonly ConflictField[];
  /** The form's name, the prefix of its controls' ids. */
  name: string;
  onTake: (field: ConflictField) => void;
}

/** Lists above the form the fields that the user and a colleague both changed, with the colleague's values. */
export function ConflictAlert({ fields, name, onTake }: ConflictAlertProps) {
  const { t } = useTranslation();
  return (
    <SeenAlert
      type="warning"
      title={t('conflict.seen')}
      description={
        <dl className={styles.list}>
          {fields.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <FieldValue id={`${name}_${field.name}`} value={field.theirs} />
                <Button
                  size="small"
                  aria-label={`${t('conflict.theirs')} ${field.label}`}
                  onClick={() => onTake(field)}
                >
                  {t('conflict.theirs')}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}
