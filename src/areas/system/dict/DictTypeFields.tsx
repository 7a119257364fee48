import { useTranslation } from 'react-i18next';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';

import { dictTypes } from './dict.resource';

const { Entry, Text } = itemsOf(dictTypes);

/** The form fields of a dictionary. For an existing dictionary, a hint below the key warns against changing it. */
export function DictTypeFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <>
      <Text name="dictName" required />
      <Text
        name="dictType"
        extra={isNew ? undefined : t('dict.typeHint')}
        rules={[{ required: true }, { pattern: /^[a-z][a-z0-9_]*$/, message: t('dict.typeRule') }]}
      />
      <Entry name="status" as="radio" />
      <RemarkItem />
    </>
  );
}
