import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './conflict.module.css';
import { FieldValue } from './FieldValue';
import type { ConflictField } from './useConflict';

interface ConflictAlertProps {
  fields: readonly ConflictField[];
  /** The form's name, with which the ids of its controls begin. */
  name: string;
  onTake: (field: ConflictField) => void;
}

/** The other version of the fields that two people changed, above the form with the user's own; comes into sight by itself. */
export function ConflictAlert({ fields, name, onTake }: ConflictAlertProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 16 }}
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
    </div>
  );
}
