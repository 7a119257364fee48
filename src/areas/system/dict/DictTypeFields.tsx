import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictRadio } from '@/shared/dict/DictSelect';
import { RemarkItem } from '@/shared/fields/TextItem';

/** The fields of a dictionary; changing the key of one in use is warned about. */
export function DictTypeFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <>
      <Form.Item name="dictName" label={t('dict.name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="dictType"
        label={t('dict.type')}
        extra={isNew ? undefined : t('dict.typeHint')}
        rules={[{ required: true }, { pattern: /^[a-z][a-z0-9_]*$/, message: t('dict.typeRule') }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="status" label={t('shared:field.status')}>
        <DictRadio dictType="sys_normal_disable" />
      </Form.Item>
      <RemarkItem />
    </>
  );
}
