import { ConfigProvider, Form, type FormItemProps, Input } from 'antd';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { fieldFacts } from '@/shared/resource/fieldFacts';
import { fieldLimit, limitedAt } from '@/shared/resource/fieldRights';
import { labelOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { DictRadio, DictSelect } from '@/shared/dict/DictSelect';
import { chosen } from './required';
import { FormPathContext } from '../storedValues';
import { limited } from './limited';

/** The properties of a resource that its form items use. */
interface Described {
  /** Without a schema, every item must state its own max length. */
  schema?: { shape: Record<string, z.ZodType> };
  messages: string;
  permission?: string;
}

type FieldProps<T> = Omit<FormItemProps, 'name' | 'label'> & {
  name: keyof T & string;
  /** Overrides the field's own label; null for no label. */
  label?: ReactNode;
};
type TextProps<T> = Omit<TextItemProps, 'name' | 'label' | 'max'> & {
  name: keyof T & string;
  label?: string;
  max?: number;
};

interface EntryProps<T> {
  name: keyof T & string;
  label?: string;
  required?: boolean;
  as?: 'select' | 'radio';
  /** False for a select that cannot be emptied. */
  clearable?: boolean;
}

/** The form items of a resource, with the names, labels, lengths and dictionaries of its fields. */
interface Items<T> {
  /** The form item of a field, with any control. */
  Field: (props: FieldProps<T>) => ReactNode;
  /** A text item with the max length of the field. */
  Text: (props: TextProps<T>) => ReactNode;
  /** A form item whose value is an entry of the field's dictionary: a select or radio buttons. */
  Entry: (props: EntryProps<T>) => ReactNode;
}

/**
 * Creates the form items of a resource. Each field provides the defaults for label, length and dictionary. The type
 * argument `F` is the type of the form's values, if they differ from the resource's rows.
 * @example
 * const { Entry, Field, Text } = itemsOf(contacts);
 *
 * <Text name="name" required />
 * <Entry name="status" as="radio" required />
 * <Field name="phone" rules={[phoneRule]}>
 *   <Input />
 * </Field>
 */
export function itemsOf<T extends object>(
  resource: Pick<Resource<T>, 'schema' | 'messages'> & { permission?: string },
): Items<T>;
export function itemsOf<F extends object>(resource: Described): Items<F>;
export function itemsOf(resource: Described): Items<Record<string, unknown>> {
  return {
    Field: function Field({ label, ...props }) {
      const { t } = useTranslation();
      return (
        <Limited by={resource.permission} name={props.name}>
          {(unchecked) => (
            <Form.Item
              label={label === undefined ? labelOf(t, resource, props.name) : label}
              {...props}
              {...unchecked}
            />
          )}
        </Limited>
      );
    },
    Text: function Text(props) {
      const { t } = useTranslation();
      const max = resource.schema && fieldFacts(resource.schema, props.name).max;
      return (
        <Limited by={resource.permission} name={props.name}>
          {(unchecked) => <TextItem label={labelOf(t, resource, props.name)} max={max} {...props} {...unchecked} />}
        </Limited>
      );
    },
    Entry: function Entry({ name, label, required = false, as = 'select', clearable = true }) {
      const { t } = useTranslation();
      const dict = resource.schema && fieldFacts(resource.schema, name).dict;
      if (!dict) throw new Error(`${name} has no dictionary`);
      return (
        <Limited by={resource.permission} name={name}>
          {(unchecked) => (
            <Form.Item
              name={name}
              label={label ?? labelOf(t, resource, name)}
              rules={required ? [chosen] : []}
              {...unchecked}
            >
              {as === 'radio' ? (
                <DictRadio dictType={dict} />
              ) : (
                <DictSelect dictType={dict} {...(!clearable && { allowClear: false })} />
              )}
            </Form.Item>
          )}
        </Limited>
      );
    },
  };
}

interface LimitedProps {
  /** The permission of the resource whose field rights apply; by default the form's resource. */
  by?: string | undefined;
  name: string;
  /** Renders the form item with the given props, which turn the validation of a read-only field off. */
  children: (unchecked: Pick<FormItemProps, 'required'> & { rules?: [] }) => ReactNode;
}

/**
 * Applies the user's field rights to a form item. A hidden field renders nothing. A read-only field is disabled, and not
 * validated: the user cannot fix its value, and the value is not sent.
 */
export function Limited({ by, name, children }: LimitedProps) {
  const path = use(FormPathContext);
  const limit = by === undefined ? limitedAt(path)?.(name) : fieldLimit(by, name);
  if (limit === 'hidden') return null;
  if (!limit) return children({});
  return <ConfigProvider componentDisabled>{children({ rules: [], required: false })}</ConfigProvider>;
}

export interface TextItemProps extends Pick<FormItemProps, 'rules' | 'normalize' | 'dependencies'> {
  name: string;
  label: string;
  /** The max length in characters (the contract's Max). */
  max?: number | undefined;
  required?: boolean;
  /** The initial number of lines. With more than one line, the field grows with its text. */
  lines?: number;
  /** Help below the field. */
  extra?: string | undefined;
  inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  placeholder?: string;
  disabled?: boolean;
}

/** The form item for a text (`itemsOf` creates it for most fields). `required` also rejects a text of blanks only. */
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
  return (
    <Limited name="remark">
      {(unchecked) => <TextItem name="remark" label={t('field.remark')} max={500} lines={2} {...unchecked} />}
    </Limited>
  );
}
