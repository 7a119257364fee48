import { Alert, Button, Flex, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { useModal } from '@/shared/display/useDialogs';
import { dismissImport, seeImport, startImport } from './importJob';
import { IMPORT_LAYOUT, ImportButtons, useImport } from './ImportJobModal';
import type { ImportProps } from './importSpec';
import { removeJob } from './keptJobs';
import { useServerCheck } from './useServerCheck';
import { ImportFile } from './ImportFile';
import { ImportResult } from './ImportResult';
import { checkRows, type ImportField, type ImportRow, mapColumns, type Mapping } from './importRows';
import { useCellWords } from './useCellWords';
import { useQueries } from '@tanstack/react-query';
import { useClear } from '@/shared/display/useClear';
import { ProblemTable } from './ProblemTable';
import styles from './transfer.module.css';

/** A dialog to choose a file, check its rows and send the rows. Sending continues after the user closes the dialog. */
export function ImportModal(props: ImportProps & { onClose: () => void }) {
  const { title, path, fields, check, bodyOf, send, secret, onClose } = props;
  const { t } = useTranslation(['transfer', 'shared']);
  const [sheet, setSheet] = useState<string[][]>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [jobId, setJobId] = useState('');
  const job = useImport(jobId);
  const modal = useModal(() => {
    dismissImport(jobId);
    onClose();
  });
  const { rows: valid, pending, error, retry } = useCheckedRows(sheet, mapping, fields);
  const messageOf = useCellWords();
  const errorText = useErrorText();
  const server = useServerCheck({ path, bodyOf });
  const rows = valid.map((row) => {
    const [field] = fields;
    if (row.errors.length > 0 || !field) return row;
    const texts = [...(check?.(row.values) ?? []), server.problems?.get(row.number) ?? ''].filter(Boolean);
    return { ...row, errors: texts.map((text) => ({ field, kind: 'rule' as const, text })) };
  });
  const good = rows.filter(({ errors }) => errors.length === 0);

  function take(found: string[][]) {
    setSheet(found);
    setMapping(mapColumns(found[0] ?? [], fields));
  }
  function begin() {
    const refused = rows.flatMap((row) => (row.errors.length > 0 ? [{ row, reason: messageOf(row) }] : []));
    const first = fields.flatMap(({ name }) => mapping[name] ?? []);
    setJobId(startImport({ title, path, send, secret, header: sheet?.[0] ?? [], first, refused }, good));
  }
  function map(next: Mapping) {
    server.forget();
    setMapping(next);
  }
  function back() {
    server.forget();
    setSheet(undefined);
    setJobId('');
    removeJob(jobId);
  }
  function close() {
    if (job?.state === 'running') notify.info(t('import.goesOn', { title }));
    else if (job) seeImport(jobId);
    server.forget();
    modal.onCancel();
  }
  const another = <Button onClick={back}>{t('import.another')}</Button>;
  return (
    <Modal
      {...modal}
      {...IMPORT_LAYOUT}
      // Closes the dialog if its job is removed from the job list, which may happen while the dialog's view is hidden.
      open={modal.open && (jobId === '' || job !== undefined)}
      title={t('import.title', { title })}
      onCancel={close}
      footer={
        job ? (
          <ImportButtons job={job} onClose={close} another={another} />
        ) : (
          <Flex wrap gap={8} justify="flex-end">
            <Button onClick={close}>{t('shared:action.cancel')}</Button>
            {sheet && another}
            {sheet && (
              <Button
                type="primary"
                disabled={good.length === 0 || pending}
                loading={server.isPending}
                onClick={() => server.ask(good, begin)}
              >
                {t('import.send', { count: good.length })}
              </Button>
            )}
          </Flex>
        )
      }
    >
      {!sheet && <ImportFile title={title} fields={fields} onRead={take} />}
      {sheet && !job && error !== undefined && <TableFailure error={error} onRetry={retry} />}
      {server.error && <Alert type="error" showIcon title={errorText(server.error)} style={{ marginBottom: 16 }} />}
      {sheet && !job && (
        <ImportCheck header={sheet[0] ?? []} fields={fields} mapping={mapping} rows={rows} onMap={map} />
      )}
      {job?.work && <ImportResult {...job} work={job.work} />}
    </Modal>
  );
}

interface CheckedRows {
  rows: ImportRow[];
  /** True until the options of all fields have loaded. Until then the rows cannot be sent. */
  pending: boolean;
  error: unknown;
  retry: () => void;
}

/** Validates the rows of a sheet. Loads dependent options (cities) once per value of the other field (province). */
function useCheckedRows(
  sheet: readonly string[][] | undefined,
  mapping: Mapping,
  fields: readonly ImportField[],
): CheckedRows {
  const read = sheet ? checkRows(sheet, mapping, fields) : [];
  const sources = fields.flatMap(({ source }) => source ?? []);
  const asked = fields.flatMap(({ name, below }) => {
    if (!below || !sources.every(isLoaded)) return [];
    const values = new Set(read.flatMap((row) => (row.values[below.field] as string | number | undefined) ?? []));
    return [...values].map((value) => ({ name, value, query: below.query(value) }));
  });
  const answers = useQueries({ queries: asked.map(({ query }) => query) });
  const optionsOf = ({ name, below, options }: ImportField, values: Readonly<Record<string, unknown>>) =>
    below ? answers[asked.findIndex((one) => one.name === name && one.value === values[below.field])]?.data : options;
  const missing = [...sources, ...answers].filter((query) => !isLoaded(query));
  const failed = missing.filter(({ isError }) => isError);
  return {
    rows: sheet ? checkRows(sheet, mapping, fields, optionsOf) : [],
    pending: missing.length > 0,
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

const isLoaded = ({ data }: { data: unknown }) => data !== undefined;

interface ImportCheckProps {
  header: readonly string[];
  fields: readonly ImportField[];
  mapping: Mapping;
  rows: readonly ImportRow[];
  onMap: (mapping: Mapping) => void;
}

/** Lets the user map columns to fields. Shows the errors of each row; rows with errors come first and are not sent. */
function ImportCheck({ header, fields, mapping, rows, onMap }: ImportCheckProps) {
  const { t } = useTranslation(['transfer', 'shared']);
  const clear = useClear();
  const bad = rows.filter(({ errors }) => errors.length > 0);
  const columns = header.map((title, value) => ({ value, label: title || t('import.column', { number: value + 1 }) }));
  const messageOf = useCellWords();
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
        rows={[...bad, ...rows.filter(({ errors }) => errors.length === 0)].map((row) => ({
          row,
          reason: messageOf(row),
        }))}
        columns={fields.flatMap(({ name, label }) => {
          const index = mapping[name];
          return index === undefined ? [] : { label, index };
        })}
      />
    </div>
  );
}
