import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '@/shared/display/PlainTable';
import { Facts } from '@/shared/record/Facts';
import { Section } from '@/shared/record/Section';
import { useFormats } from '@/shared/settings/useFormats';
import { type FieldText, type FormField, readFields } from '../check/fields';
import { FileLinks } from './FileLinks';

type Row = Readonly<Record<string, unknown>>;

interface FormValuesProps {
  /** The fields as the server sends them. */
  fields: readonly FieldText[] | null | undefined;
  values: Row;
  /** The names of people, by id. */
  people: Readonly<Record<string, string>>;
}

/** The values of a form defined by an administrator. A missing or unreadable value is shown as `-`. */
export function FormValues({ fields: sent, values, people }: FormValuesProps) {
  const { t } = useTranslation('workflow');
  const { money } = useFormats();
  const fields = readFields(sent);
  if (fields.length === 0) return null;
  const shown = (type: FormField['type'], value: unknown): ReactNode => {
    if (type === 'file') return filesOf(value).length > 0 ? <FileLinks files={filesOf(value)} /> : '-';
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return '-';
    if (type === 'money') return money(value);
    return <bdi>{type === 'person' ? (people[value] ?? value) : value}</bdi>;
  };
  const facts = fields.filter(({ type }) => type !== 'table');
  return (
    <>
      {facts.length > 0 && (
        <Facts<Row>
          row={values}
          group={{
            title: t('model.form.title'),
            facts: facts.map(({ id, name, type }) => ({ name: id, label: name, show: (row) => shown(type, row[id]) })),
          }}
        />
      )}
      {fields
        .filter(({ type }) => type === 'table')
        .map(({ id, name, columns }) => (
          <Section key={id} title={name}>
            <PlainTable<Row>
              aria-label={name}
              rowKey={(row) => rowsOf(values[id]).indexOf(row)}
              dataSource={rowsOf(values[id])}
              columns={columns.map((column) => ({
                key: column.id,
                title: column.name,
                align: column.type === 'money' || column.type === 'number' ? 'right' : 'left',
                render: (_: unknown, row: Row) => shown(column.type, row[column.id]),
              }))}
            />
          </Section>
        ))}
    </>
  );
}

const isRow = (one: unknown): one is Row => typeof one === 'object' && one !== null;
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const filesOf = (value: unknown) =>
  rowsOf(value).flatMap(({ name, url }) =>
    typeof url === 'string' ? { url, name: typeof name === 'string' ? name : url } : [],
  );
