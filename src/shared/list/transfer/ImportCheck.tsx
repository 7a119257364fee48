import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '@/shared/display/useClear';
import type { ImportField, ImportRow, Mapping } from './importRows';
import { ProblemTable } from './ProblemTable';
import styles from './transfer.module.css';
import { useCellWords } from './useCellWords';

interface ImportCheckProps {
  header: readonly string[];
  fields: readonly ImportField[];
  mapping: Mapping;
  rows: readonly ImportRow[];
  onMap: (mapping: Mapping) => void;
}

/** Maps columns to fields and shows the validation errors per row; rows with errors come first and are not sent. */
export function ImportCheck({ header, fields, mapping, rows, onMap }: ImportCheckProps) {
  const { t } = useTranslation();
  const clear = useClear();
  const bad = rows.filter(({ errors }) => errors.length > 0);
  const columns = header.map((title, value) => ({ value, label: title || t('import.column', { number: value + 1 }) }));
  const words = useCellWords();
  return (
    <div className={styles.step}>
      <p role="status">{t('import.found', { good: rows.length - bad.length, bad: bad.length })}</p>
      <fieldset className={styles.mapping}>
        <legend>{t('import.mapping')}</legend>
        {fields.map(({ name, label, required }) => (
          <label key={name}>
            <span>
              {label}
              {required && <em aria-hidden="true"> *</em>}
            </span>
            <Select<number>
              allowClear={clear}
              value={mapping[name]}
              placeholder={t('import.unmapped')}
              aria-label={label}
              options={columns}
              onChange={(index) => onMap({ ...mapping, [name]: index })}
            />
          </label>
        ))}
      </fieldset>
      <ProblemTable
        rows={[...bad, ...rows.filter(({ errors }) => errors.length === 0)].map((row) => ({ row, reason: words(row) }))}
        columns={fields.flatMap(({ name, label }) => {
          const index = mapping[name];
          return index === undefined ? [] : { label, index };
        })}
      />
    </div>
  );
}
