import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ImageField } from '@/shared/files/upload/ImageField';

const Field = Form.Item<{ icon: string }>;

/** The form item for the square icon of a record. */
export function IconItem() {
  const { t } = useTranslation('base');
  return (
    <Field name="icon" label={t('icon')}>
      <ImageField crop={{ ratio: 1, width: 256 }} />
    </Field>
  );
}
