import { Modal, Radio, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './conflict.module.css';
import { FieldValue } from './FieldValue';
import type { Conflict, ConflictField } from './useConflict';

interface ConflictDialogProps extends Pick<Conflict, 'fields'>, Partial<Pick<Conflict, 'by' | 'at'>> {
  /** The form's name, the prefix of its controls' ids. */
  name: string;
  /** Called with the fields for which the user accepts the colleague's value. */
  onDecide: (takeTheirs: string[]) => void;
  onLook: () => void;
}

/** Shows both values of each field that two users changed. The user picks a value per field, or returns to the form. */
export function ConflictDialog({ fields, by, at, name, onDecide, onLook }: ConflictDialogProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Readonly<Record<string, 'theirs' | 'mine'>>>({});
  const decided = fields.every((field) => choices[field.name]);
  return (
    <Modal
      open
      title={t('conflict.title')}
      okText={t('action.save')}
      cancelText={t('conflict.both')}
      okButtonProps={{ disabled: !decided }}
      onOk={() => onDecide(fields.filter((field) => choices[field.name] === 'theirs').map((field) => field.name))}
      onCancel={onLook}
      mask={{ closable: false }}
      width={640}
    >
      <p>{t('conflict.ask')}</p>
      {(by || at) && <p className={styles.who}>{[by, at].filter(Boolean).join(' · ')}</p>}
      {fields.map((field) => (
        <Choice
          key={field.name}
          field={field}
          id={`${name}_${field.name}`}
          choice={choices[field.name]}
          onChoose={(choice) => setChoices({ ...choices, [field.name]: choice })}
        />
      ))}
    </Modal>
  );
}

interface ChoiceProps {
  field: ConflictField;
  id: string;
  choice: 'theirs' | 'mine' | undefined;
  onChoose: (choice: 'theirs' | 'mine') => void;
}

function Choice({ field, id, choice, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      <Radio.Group
        value={choice}
        onChange={({ target }) => onChoose(target.value as 'theirs' | 'mine')} // one of the two values below
        className={styles.versions ?? ''}
      >
        {(['theirs', 'mine'] as const).map((version) => (
          <Radio key={version} value={version} className={styles.version ?? ''}>
            <Space orientation="vertical" size={4}>
              <strong>{t(`conflict.${version}`)}</strong>
              <FieldValue id={id} value={field[version]} />
            </Space>
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
