import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { RemarkItem } from '@/shared/form/fields/TextItem';
import { dictTypes } from './dict.resource';

const { Entry, Field } = itemsOf(dictTypes);

/** The form fields of a dictionary; an existing one gets a warning hint beside its key. */
export function DictTypeFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <>
      <Field name="dictName" rules={[{ required: true, whitespace: true }]}>
        <Input {...limited(100)} autoComplete="off" />
      </Field>
      <Field
        name="dictType"
        extra={isNew ? undefined : t('dict.typeHint')}
        rules={[{ required: true }, { pattern: /^[a-z][a-z0-9_]*$/, message: t('dict.typeRule') }]}
      >
        <Input {...limited(100)} autoComplete="off" />
      </Field>
      <Entry name="status" as="radio" />
      <RemarkItem />
    </>
  );
}
