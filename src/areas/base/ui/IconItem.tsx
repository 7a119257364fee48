import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Limited } from '@/shared/form/fields/itemsOf';
import { ImageField } from '@/shared/files/upload/ImageField';

const Field = Form.Item<{ icon: string }>;

/** The form item for the square icon of a record. */
export function IconItem() {
  const { t } = useTranslation('base');
  return (
    <Limited name="icon">
      {() => (
        <Field name="icon" label={t('icon')}>
          <ImageField crop={{ ratio: 1, width: 256 }} />
        </Field>
      )}
    </Limited>
  );
}
