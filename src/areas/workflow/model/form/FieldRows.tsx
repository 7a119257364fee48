import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELD_TYPES, type FormField, newId } from '../../check/fields';
import styles from './form.module.css';

interface FieldRowsProps {
  fields: readonly FormField[];
  /** The table to which these columns belong. Columns can be of every type except `table`. */
  table?: FormField;
  /** The ids that no new field may get. The ids of columns start with the id of their table. */
  taken: readonly string[];
  onChange: (fields: readonly FormField[]) => void;
}

/**
 * The fields of a form or the columns of a table. Each field or column has a name, a type and the settings of its type.
 */
export function FieldRows({ fields, table, taken, onChange }: FieldRowsProps) {
  const { t } = useTranslation('workflow');
  const numbered = (number: number) => t(table ? 'model.form.column' : 'model.form.field', { number });
  const move = (from: number, to: number) => {
    const moved = fields.map((field, at) => (at === from ? fields[to] : at === to ? fields[from] : field));
    onChange(moved.filter((one) => one !== undefined));
  };
  const add = () => {
    const ids = [...fields.map(({ id }) => id), ...takenIn(table, taken)];
    onChange([...fields, { id: newId('text', ids), name: '', type: 'text', required: false, values: [], columns: [] }]);
  };
  return (
    <div className={styles.fields}>
      {fields.map((field, at) => {
        const label = field.name.trim() || numbered(at + 1);
        const button = (name: 'up' | 'down' | 'removeOne', icon: ReactNode, onClick: () => void, off = false) => (
          <Button icon={icon} aria-label={t(`model.form.${name}`, { name: label })} disabled={off} onClick={onClick} />
        );
        return (
          // The key contains only the number of the id, because a change of type also changes the id.
          <fieldset key={field.id.replace(/^\D+_/, '')} className={styles.field}>
            <legend>
              {numbered(at + 1)} <code>{table ? `${table.id}.${field.id}` : field.id}</code>
            </legend>
            <FieldRow
              field={field}
              isColumn={table !== undefined}
              taken={taken}
              onChange={(next) => onChange(fields.map((one, index) => (index === at ? next : one)))}
            />
            <div className={styles.buttons}>
              {button('up', <ArrowUpOutlined />, () => move(at, at - 1), at === 0)}
              {button('down', <ArrowDownOutlined />, () => move(at, at + 1), at === fields.length - 1)}
              {button('removeOne', <DeleteOutlined />, () => onChange(fields.filter((one) => one !== field)))}
            </div>
          </fieldset>
        );
      })}
      <Button type="dashed" block icon={<PlusOutlined aria-hidden="true" />} onClick={add}>
        {t(table ? 'model.form.addColumn' : 'model.form.add')}
      </Button>
    </div>
  );
}

/** The taken ids of the form's fields or, for a table, of its columns, without the prefix of the table. */
const takenIn = (table: FormField | undefined, taken: readonly string[]) =>
  table
    ? taken.flatMap((id) => (id.startsWith(`${table.id}.`) ? id.slice(table.id.length + 1) : []))
    : taken.filter((id) => !id.includes('.'));

interface FieldRowProps extends Pick<FieldRowsProps, 'taken'> {
  field: FormField;
  isColumn: boolean;
  onChange: (field: FormField) => void;
}

function FieldRow({ field, isColumn, taken, onChange }: FieldRowProps) {
  const { t } = useTranslation('workflow');
  const { id, name, type, required, values, columns } = field;
  const types = FIELD_TYPES.filter((one) => !isColumn || one !== 'table');
  const number = id.replace(/^\D+_/, '');
  return (
    <>
      <div className={styles.row}>
        <Form.Item label={t('model.form.name')} required layout="vertical">
          <Input
            aria-label={t('model.form.name')}
            maxLength={32}
            value={name}
            onChange={({ target }) => onChange({ ...field, name: target.value })}
          />
        </Form.Item>
        <Form.Item label={t('model.form.type')} layout="vertical">
          <Select
            aria-label={t('model.form.type')}
            value={type}
            options={types.map((value) => ({ value, label: t(`model.form.types.${value}`) }))}
            onChange={(next) => onChange({ ...field, type: next, id: `${next}_${number}`, values: [], columns: [] })}
          />
        </Form.Item>
      </div>
      <Checkbox checked={required} onChange={({ target }) => onChange({ ...field, required: target.checked })}>
        {t('model.form.required')}
      </Checkbox>
      {type === 'choice' && (
        <Form.Item label={t('model.form.options')} extra={t('model.form.optionsHint')} layout="vertical">
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            aria-label={t('model.form.options')}
            tokenSeparators={[',', '，', '、']}
            value={[...values]}
            onChange={(next: string[]) => onChange({ ...field, values: next.map((one) => one.trim()).filter(Boolean) })}
          />
        </Form.Item>
      )}
      {type === 'table' && (
        <Form.Item label={t('model.form.columns')} layout="vertical">
          <FieldRows
            fields={columns}
            table={field}
            taken={taken}
            onChange={(next) => onChange({ ...field, columns: next })}
          />
        </Form.Item>
      )}
    </>
  );
}
