import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictRadio } from '@/shared/dict/DictSelect';
import { chosen } from '@/shared/fields/required';

/** The sort number of a record in its list: 0 to 9999, ascending. */
export function SortItem({ required = false }: { required?: boolean }) {
  const { t } = useTranslation();
  return (
    <Form.Item name="sort" label={t('field.sort')} rules={[{ required }]}>
      <InputNumber min={0} max={9999} precision={0} style={{ width: 160 }} />
    </Form.Item>
  );
}

/** The form item for the status ENABLE of a record (docs/contract#3.2). */
export function StatusItem() {
  const { t } = useTranslation();
  return (
    <Form.Item name="status" label={t('field.status')} rules={[chosen]}>
      <DictRadio dictType="sys_normal_disable" />
    </Form.Item>
  );
}

/** Yes or no; may be left empty. */
export function YesNoItem<T extends object = Record<string, unknown>>(props: {
  name: keyof T & string;
  label: string;
}) {
  const name: string = props.name;
  return (
    <Form.Item name={name} label={props.label}>
      <DictRadio dictType="sys_yes_no" />
    </Form.Item>
  );
}
