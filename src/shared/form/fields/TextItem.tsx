import { Form, type FormItemProps, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { limited } from './limited';

export interface TextItemProps extends Pick<FormItemProps, 'rules' | 'normalize' | 'dependencies'> {
  name: string;
  label: string;
  /** The max length in characters (the contract's Max). */
  max?: number | undefined;
  required?: boolean;
  /** The initial number of lines; with more than one, the field grows with its text. */
  lines?: number;
  /** Help below the field. */
  extra?: string | undefined;
  inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  placeholder?: string;
  disabled?: boolean;
}

/** The form item for a text, as most fields are (`itemsOf`). `required` also refuses blanks; `rules` are added to it. */
export function TextItem({ max, required = false, lines = 1, rules = [], ...props }: TextItemProps) {
  const { inputMode, placeholder, disabled, ...item } = props;
  return (
    <Form.Item {...item} rules={[...(required ? [{ required: true, whitespace: true }] : []), ...rules]}>
      {lines === 1 ? (
        <Input
          {...(max !== undefined && limited(max))}
          {...(disabled !== undefined && { disabled })}
          inputMode={inputMode}
          placeholder={placeholder}
          autoComplete="off"
        />
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
