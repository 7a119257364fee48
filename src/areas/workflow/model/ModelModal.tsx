import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { isMissing } from '@/shared/api/optional';
import { EditModal } from '@/shared/form/EditModal';
import { storedIn } from '@/shared/form/stored';
import { notify } from '@/shared/display/notify';
import { descriptionOf, KEY, type Model, models } from './model.resource';

const { Text } = itemsOf(models);

const toForm = (stored: Model) => ({ ...stored, description: descriptionOf(stored) });

/** The form of a model. The key of a model is the process id and cannot be changed after creation. */
export function ModelModal({ model, onClose }: { model: Model | undefined; onClose: () => void }) {
  const { t } = useTranslation(['workflow', 'shared']);
  /** Saves the model. If the server lacks the call, shows the reason in a toast, because the dialog disappears. */
  const save = (values: object, key?: string) =>
    models.save(values, key).catch((error: unknown) => {
      if (isMissing(error)) notify.info(t('shared:error.missing'));
      throw error;
    });
  return (
    <EditModal
      path={models.path}
      title={model ? t('model.editTitle', { name: model.name }) : t('model.addTitle')}
      start={model ? storedIn(models, model, toForm) : { id: 0 }}
      save={save}
      onClose={onClose}
    >
      <Text name="name" required />
      <Text
        name="key"
        rules={[{ required: true }, { pattern: KEY, message: t('model.keyInvalid') }]}
        disabled={model !== undefined}
      />
      <Text name="category" />
      <Text name="description" lines={3} />
    </EditModal>
  );
}
