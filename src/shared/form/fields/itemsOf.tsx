import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { fieldFacts } from '@/shared/resource/fieldFacts';
import { labelOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { DictRadio } from '@/shared/dict/DictSelect';
import { TextItem, type TextItemProps } from './TextItem';

/** What the items of a form read of its resource. */
interface Described {
  /** Without it lengths are written at each item. */
  schema?: { shape: Record<string, z.ZodType> };
  messages: string;
}

type FieldProps<T> = Omit<FormItemProps, 'name' | 'label'> & {
  name: keyof T & string;
  /** Only where it is not the field's own; null for none. */
  label?: ReactNode;
};
type TextProps<T> = Omit<TextItemProps, 'name' | 'label' | 'max'> & {
  name: keyof T & string;
  label?: string;
  max?: number;
};

/** The form items of a resource, which know the names, labels and lengths of its fields. */
interface Items<T> {
  /** Any control in the form item of a field. */
  Field: (props: FieldProps<T>) => ReactNode;
  /** A text, at most as long as its field. */
  Text: (props: TextProps<T>) => ReactNode;
  /** Yes or no; may be left empty. */
  YesNo: (props: { name: keyof T & string; label?: string }) => ReactNode;
}

/**
 * The form items of a resource: label and length are those of the field, and are written only where an item differs. A
 * form with values of its own names their type.
 *
 * @example
 * const { Field, Text } = itemsOf(contacts);
 *
 * <Text name="name" required />
 * <Field name="status" rules={[chosen]}>
 *   <DictRadio dictType="sys_normal_disable" />
 * </Field>
 */
export function itemsOf<T extends object>(resource: Pick<Resource<T>, 'schema' | 'messages'>): Items<T>;
export function itemsOf<F extends object>(resource: Described): Items<F>;
export function itemsOf(resource: Described): Items<Record<string, unknown>> {
  return {
    Field: function Field({ label, ...props }) {
      const { t } = useTranslation();
      return <Form.Item label={label === undefined ? labelOf(t, resource, props.name) : label} {...props} />;
    },
    Text: function Text(props) {
      const { t } = useTranslation();
      const max = resource.schema && fieldFacts(resource.schema, props.name).max;
      return <TextItem label={labelOf(t, resource, props.name)} max={max} {...props} />;
    },
    YesNo: function YesNo({ name, label }) {
      const { t } = useTranslation();
      return (
        <Form.Item name={name} label={label ?? labelOf(t, resource, name)}>
          <DictRadio dictType="sys_yes_no" />
        </Form.Item>
      );
    },
  };
}
