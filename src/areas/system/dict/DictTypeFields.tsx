import { useTranslation } from 'react-i18next';
import { unlessStored } from '@/shared/form/fields/unlessStored';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';

import { type DictType, dictTypes } from './dict.resource';

const { Entry, Text } = itemsOf(dictTypes);

/** The form fields of a dictionary. A hint below an existing key says that the entries follow a change of the key. */
export function DictTypeFields({ row }: { row: DictType | undefined }) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <>
      <Text name="dictName" required />
      <Text
        name="dictType"
        extra={row && t('dict.typeHint')}
        rules={unlessStored(row, 'dictType', [
          { required: true },
          { pattern: /^[a-z][a-z0-9_]*$/, message: t('dict.typeRule') },
        ])}
      />
      <Entry name="status" as="radio" />
      <RemarkItem />
    </>
  );
}
