import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { TextItem } from '@/shared/fields/TextItem';
import { descriptionOf, KEY, type Model, models } from './model.api';
import type { FieldsOf } from '@/shared/form/fieldsOf';

const Field = Form.Item<FieldsOf<Model>>;
const Text = TextItem<FieldsOf<Model>>;

interface ModelModalProps {
  model: Model | undefined;
  onClose: () => void;
}

/** The form of a model; its key is the process id and cannot change. */
export function ModelModal({ model, onClose }: ModelModalProps) {
  const { t } = useTranslation('workflow');
  return (
    <EditModal
      path={models.path}
      title={model ? t('model.editTitle', { name: model.name }) : t('model.addTitle')}
      start={model ? { ...model, description: descriptionOf(model) } : { id: 0 }}
      save={(values) => models.save(values)}
      onClose={onClose}
    >
      <Text name="name" label={t('model.name')} max={255} required />
      <Field
        name="key"
        label={t('model.key')}
        rules={[{ required: true }, { pattern: KEY, message: t('model.keyInvalid') }]}
      >
        <Input maxLength={255} autoComplete="off" disabled={model !== undefined} />
      </Field>
      <Text name="category" label={t('model.category')} max={255} />
      <Text name="description" label={t('model.description')} max={500} lines={3} />
    </EditModal>
  );
}
