import { Button, Flex, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import { type ImportProps, useSending } from './useSending';
import { ImportFile } from './ImportFile';
import { ImportResult } from './ImportResult';
import { checkRows, type ImportField, type ImportRow, mapColumns, type Mapping } from './importRows';
import { useCellWords } from './useCellWords';
import { useQueries } from '@tanstack/react-query';
import { useClear } from '@/shared/display/useClear';
import { ProblemTable } from './ProblemTable';
import styles from './transfer.module.css';

/** The steps of an import: choose a file, check its rows, send them, send rejected rows again. */
export function ImportModal(props: ImportProps & { onClose: () => void }) {
  const { title, path, fields, check, send, secret, onClose } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [sheet, setSheet] = useState<string[][]>();
  const [mapping, setMapping] = useState<Mapping>({});
  const { sending, start, stop, reset } = useSending(path, send, secret?.of);
  const { rows: valid, pending, error, retry } = useCheckedRows(sheet, mapping, fields);
  const words = useCellWords();
  const rows = valid.map((row) => {
    const [field] = fields;
    if (row.errors.length > 0 || !check || !field) return row;
    return { ...row, errors: check(row.values).map((text) => ({ field, kind: 'rule' as const, text })) };
  });
  const good = rows.filter(({ errors }) => errors.length === 0);
  const mendable = sending?.failed.flatMap(({ row, isMendable }) => (isMendable ? row : [])) ?? [];
  const refused = rows.flatMap((row) => (row.errors.length > 0 ? [{ row, reason: words(row) }] : []));

  function take(found: string[][]) {
    setSheet(found);
    setMapping(mapColumns(found[0] ?? [], fields));
  }
  function back() {
    reset();
    setSheet(undefined);
  }

  return (
    <Modal
      open={open}
      title={t('import.title', { title })}
      width={880}
      style={{ top: 32 }}
      styles={{ body: { maxHeight: 'calc(100dvh - 200px)', overflow: 'auto' } }}
      onCancel={() => (sending?.busy ? stop() : setOpen(false))}
      mask={{ closable: false }}
      afterOpenChange={(shown) => !shown && onClose()}
      footer={
        <Flex wrap gap={8} justify="flex-end">
          <Button onClick={() => (sending?.busy ? stop() : setOpen(false))}>
            {t(sending?.busy ? 'import.stop' : sending ? 'action.close' : 'action.cancel')}
          </Button>
          {sheet && !sending?.busy && <Button onClick={back}>{t('import.another')}</Button>}
          {sheet && !sending && (
            <Button type="primary" disabled={good.length === 0 || pending} onClick={() => void start(good)}>
              {t('import.send', { count: good.length })}
            </Button>
          )}
          {sending && !sending.busy && mendable.length > 0 && (
            <Button type="primary" onClick={() => void start(mendable)}>
              {t('import.again', { count: mendable.length })}
            </Button>
          )}
        </Flex>
      }
    >
      {!sheet && <ImportFile title={title} fields={fields} onRead={take} />}
      {sheet && !sending && error !== undefined && <TableFailure error={error} onRetry={retry} />}
      {sheet && !sending && (
        <ImportCheck header={sheet[0] ?? []} fields={fields} mapping={mapping} rows={rows} onMap={setMapping} />
      )}
      {sheet && sending && (
        <ImportResult
          {...{ title, sending, refused, secret }}
          header={sheet[0] ?? []}
          first={fields.flatMap(({ name }) => mapping[name] ?? [])}
        />
      )}
    </Modal>
  );
}

interface CheckedRows {
  rows: ImportRow[];
  /** True while options that a row needs are loading, or have failed to load; nothing can be sent until then. */
  pending: boolean;
  error: unknown;
  retry: () => void;
}

/** Validates the rows of a sheet; loads the options of each dependent field once per value in the sheet. */
function useCheckedRows(
  sheet: readonly string[][] | undefined,
  mapping: Mapping,
  fields: readonly ImportField[],
): CheckedRows {
  const read = sheet ? checkRows(sheet, mapping, fields) : [];
  const asked = fields.flatMap(({ name, below }) => {
    if (!below) return [];
    const values = new Set(read.flatMap((row) => (row.values[below.field] as string | number | undefined) ?? []));
    return [...values].map((value) => ({ name, value, query: below.query(value) }));
  });
  const answers = useQueries({ queries: asked.map(({ query }) => query) });
  const optionsOf = ({ name, below, options }: ImportField, values: Readonly<Record<string, unknown>>) =>
    below ? answers[asked.findIndex((one) => one.name === name && one.value === values[below.field])]?.data : options;
  const failed = answers.filter(({ isError }) => isError);
  return {
    rows: sheet ? checkRows(sheet, mapping, fields, optionsOf) : [],
    pending: answers.some(({ data }) => data === undefined),
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

interface ImportCheckProps {
  header: readonly string[];
  fields: readonly ImportField[];
  mapping: Mapping;
  rows: readonly ImportRow[];
  onMap: (mapping: Mapping) => void;
}

/** Maps columns to fields and shows the validation errors per row; rows with errors come first and are not sent. */
function ImportCheck({ header, fields, mapping, rows, onMap }: ImportCheckProps) {
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
