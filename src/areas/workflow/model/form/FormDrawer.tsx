import { Alert, Button, Drawer, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawer } from '@/shared/display/useDialogs';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { fieldIds, type FormField } from '../../check/fields';
import { FieldRows } from './FieldRows';

interface FormDrawerProps {
  fields: readonly FormField[];
  /** The ids that no new field may get, because the diagram mentions or has had such fields. */
  taken: readonly string[];
  /** Called with the new fields when the user confirms them. */
  onDone: ((fields: readonly FormField[]) => void) | undefined;
  onClose: () => void;
}

/** Edits the fields of a process's form: add, name, reorder, remove. Confirming the drawer makes a single undo step. */
export function FormDrawer({ fields: before, taken, onDone, onClose }: FormDrawerProps) {
  const { t } = useTranslation(['workflow', 'shared']);
  const { onClose: hide, ...shown } = useDrawer(onClose);
  const askToLose = useAskToLose();
  const [fields, setFields] = useState(before);
  const close = async () => {
    if (fields === before || (await askToLose())) hide();
  };
  return (
    <Drawer
      {...shown}
      title={t('model.form.title')}
      size={640}
      mask={{ closable: false }}
      onClose={() => void close()}
      footer={
        <>
          <Button
            type="primary"
            onClick={() => {
              onDone?.(fields);
              hide();
            }}
          >
            {t('shared:action.confirm')}
          </Button>{' '}
          <Button onClick={() => void close()}>{t('shared:action.cancel')}</Button>
        </>
      }
    >
      <Alert type="info" title={t('model.form.hint')} />
      {fields.length === 0 && <Empty description={t('model.form.none')} />}
      <FieldRows fields={fields} taken={[...taken, ...fieldIds(before)]} onChange={setFields} />
    </Drawer>
  );
}
