import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '@/shared/display/useClear';
import { FilesField } from '@/shared/files/upload/FilesField';
import { DateField } from '@/shared/form/fields/DateField';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { peopleChoices } from '@/shared/form/fields/people.api';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import type { FormField } from '../check/fields';
import styles from './form.module.css';

const MOST_ROWS = 20;

const Item = Form.Item<{ values: Record<string, unknown> }>;

interface FormFieldsProps {
  fields: readonly FormField[];
  /** The initial values by field id; a value that the form already has takes precedence. */
  start?: Readonly<Record<string, unknown>> | undefined;
}

/** Form items for the fields that an administrator has defined. The form stores their values under `values`. */
export const FormFields = ({ fields, start }: FormFieldsProps) =>
  fields.map((field) =>
    field.type === 'table' ? (
      <TableField key={field.id} field={field} start={start?.[field.id]} />
    ) : (
      <ValueItem
        key={field.id}
        field={field}
        name={['values', field.id]}
        label={field.name}
        start={start?.[field.id]}
      />
    ),
  );

interface ValueItemProps {
  field: FormField;
  name: (string | number)[];
  label: string;
  /** True for a table cell, whose label is hidden but read by screen readers. */
  isCell?: boolean;
  start?: unknown;
}

function ValueItem({ field, name, label, isCell, start }: ValueItemProps) {
  const moneyRule = useMoneyRule();
  const clear = useClear();
  return (
    <Item
      name={name}
      {...(!isCell && { label })}
      messageVariables={{ label }}
      {...(start !== undefined && start !== null && { initialValue: start })}
      rules={[{ required: field.required }, ...(field.type === 'money' ? [moneyRule] : [])]}
    >
      {inputOf(field, isCell ? { 'aria-label': label } : {}, clear)}
    </Item>
  );
}

/** Returns the input of a field. In a table cell, the label is only the accessible name. */
function inputOf(
  { type, name, values }: FormField,
  cell: { 'aria-label'?: string },
  clear: ReturnType<typeof useClear>,
) {
  if (type === 'money') return <MoneyField {...cell} />;
  if (type === 'date') return <DateField {...cell} />;
  if (type === 'person') return <ResourceSelect {...cell} choices={peopleChoices} />;
  if (type === 'file') return <FilesField {...cell} most={5} />;
  if (type === 'number') return <InputNumber {...cell} style={{ width: '100%' }} changeOnWheel={false} />;
  if (type === 'choice') {
    return <Select {...cell} allowClear={clear} options={values.map((value) => ({ value, label: value }))} />;
  }
  return <Input {...cell} maxLength={500} {...(cell['aria-label'] && { placeholder: name })} />;
}

/** A table that the user fills in row by row. */
function TableField({ field, start }: { field: FormField; start: unknown }) {
  const { id, name: title, required, columns } = field;
  const { t } = useTranslation('workflow');
  const some = ruleOf((rows?: unknown[]) => required && !rows?.length && t('apply.rows', { name: title }));
  return (
    <fieldset className={styles.table}>
      <legend>{title}</legend>
      <Form.List name={['values', id]} rules={[some]} {...(Array.isArray(start) && { initialValue: start })}>
        {(rows, { add, remove }, { errors }) => (
          <>
            {rows.map(({ key, name }, index) => (
              <div key={key} className={styles.cells}>
                {columns.map((column) => (
                  <ValueItem
                    key={column.id}
                    isCell
                    field={column}
                    name={[name, column.id]}
                    label={t('apply.row', { row: index + 1, name: column.name })}
                  />
                ))}
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={t('apply.removeRow', { row: index + 1, name: title })}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            {rows.length < MOST_ROWS && (
              <Button type="dashed" block icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
                {t('apply.addRow')}
              </Button>
            )}
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
