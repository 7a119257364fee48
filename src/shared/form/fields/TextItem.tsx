import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { limited } from './limited';

export interface TextItemProps {
  name: string;
  label: string;
  /** The max length in characters (the contract's Max). */
  max?: number | undefined;
  required?: boolean;
  /** The initial number of lines; with more than one, the field grows with its text. */
  lines?: number;
  /** Help below the field. */
  extra?: string;
}

/** The form item for a text without further rules, as most fields are (`itemsOf`). */
export function TextItem({ name, label, max, required = false, lines = 1, extra }: TextItemProps) {
  return (
    <Form.Item name={name} label={label} extra={extra} rules={required ? [{ required: true, whitespace: true }] : []}>
      {lines === 1 ? (
        <Input {...(max !== undefined && limited(max))} autoComplete="off" />
      ) : (
        <Input.TextArea
          maxLength={max}
          showCount={max !== undefined && max <= 500}
          autoSize={{ minRows: lines, maxRows: 8 }}
        />
      )}
    </Form.Item>
  );
}

/** The form item for the remark, which every record has (docs/contract#2.1). */
export function RemarkItem() {
  const { t } = useTranslation();
  return <TextItem name="remark" label={t('field.remark')} max={500} lines={2} />;
}
