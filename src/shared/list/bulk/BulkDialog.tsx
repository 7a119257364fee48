import { Form, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Read, ReadingContext } from '@/shared/display/reading';
import { useModal } from '@/shared/display/useDialogs';
import { ErrorLanguage } from '@/shared/form/errors/ErrorLanguage';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { decideLater, flushOutbox, isAbout, isPending, useOutbox } from '@/shared/outbox/browserOutbox';
import { fieldFacts } from '@/shared/resource/fieldFacts';
import { labelOf } from '@/shared/resource/labelOf';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import { useListPath } from '../useListState';
import { type BulkEditProps, type Checked, editsOf, MAX_ROWS, planOf } from './bulk';
import { BulkPreview } from './BulkPreview';
import { useQuery } from '@tanstack/react-query';
import { findRow } from '@/shared/api/findRow';
import { runBatch } from '@/shared/outbox/runBatch';
import type { Resource } from '@/shared/resource/resource';

/**
 * Sets one field of many rows to the same value. The dialog reads the rows from the server and shows a preview of the
 * changes. The preview marks rows that colleagues have changed meanwhile. The edits then go into the outbox, where the
 * user can undo the edits for ten seconds.
 */
export function BulkDialog<T extends object>(props: BulkEditProps<T> & { onClose: () => void }) {
  const { api, title, columns, bulk, uneditable, onDone, onClose } = props;
  const { t } = useTranslation(['bulk', 'shared']);
  const [form] = Form.useForm<Record<string, unknown>>();
  const name = useId();
  const [readings] = useState(() => new Map<string, Read>());
  const [field, setField] = useState(bulk.fields[0]);
  const value: unknown = Form.useWatch(field, form);
  const [ticked, setTicked] = useState<ReadonlySet<T>>(new Set());
  const entries = useOutbox((outbox) => outbox.entries);
  const [rows] = useState(() => props.rows.slice(0, MAX_ROWS));
  const { checked, isReading, done, again } = useCheckedRows(api, rows);
  const modal = useModal(onClose);
  const pathname = useListPath();

  const isWaiting = (row: T) => entries.some((entry) => isPending(entry) && isAbout(entry, api.path, api.idOf(row)));
  const reasonOf = (row: T) =>
    uneditable?.(row) ? t('shared:crud.off.closed') : isWaiting(row) ? t('shared:outbox.off') : undefined;
  const leftOut = checked.flatMap(({ row, now = row, cause }) => {
    const reason = reasonOf(now);
    return reason !== undefined || cause !== undefined ? [{ row, reason, cause }] : [];
  });
  const editable = checked.filter(({ row }) => !leftOut.some((one) => one.row === row));
  const isChosen = value !== undefined && value !== null;
  const plan = planOf(isChosen ? editable : [], field, value, ticked);
  // If each render created a new component, the control would lose the focus.
  const [{ Entry }] = useState(() => itemsOf<Record<string, unknown>>(api));
  const labels = new Map(bulk.fields.map((one) => [one, labelOf(t, api, one)]));

  /**
   * The address of the list with `row` highlighted. If the first column has a text filter, filters by the row's name.
   */
  function linkOf(row: T) {
    const [first] = columns;
    const query = new URLSearchParams({ at: String(api.idOf(row)) });
    if (first?.field !== undefined && first.filter === true) query.set(first.field, api.nameOf(row));
    return `${pathname}?${query}`;
  }
  function send() {
    if (plan.sent.length === 0 || isReading) return;
    const shown = {
      label: t('label', { field: labels.get(field) }),
      states: fieldFacts(api.schema, field).dict,
      linkOf,
    };
    decideLater(editsOf(api, plan.sent, { field, value, sentWith: bulk.sentWith }, shown));
    bulk.onSend?.(plan.sent, { [field]: value });
    if (!reviewSettings().undo) void flushOutbox();
    onDone([...plan.sent, ...plan.same]);
    modal.onCancel();
  }
  return (
    <Modal
      {...modal}
      title={t('title', { title })}
      okText={t('ok', { count: plan.sent.length })}
      okButtonProps={{ disabled: isReading || plan.sent.length === 0 }}
      cancelText={t('shared:action.cancel')}
      mask={{ closable: false }}
      onOk={form.submit}
    >
      <ReadingContext value={readings}>
        <Form form={form} name={name} layout="vertical" onFinish={send}>
          {bulk.fields.length > 1 && (
            <Form.Item label={t('field')} htmlFor={`${name}-field`}>
              <Radio.Group
                id={`${name}-field`}
                aria-label={t('field')}
                value={field}
                onChange={(event) => setField(event.target.value as typeof field)}
                options={bulk.fields.map((one) => ({ value: one, label: labels.get(one) }))}
              />
            </Form.Item>
          )}
          {bulk.items?.[field] ?? <Entry key={field} name={field} as="radio" required />}
          <ErrorLanguage />
        </Form>
        <BulkPreview
          {...{ api, plan, leftOut, ticked, done }}
          control={`${name}_${field}`}
          value={value}
          size={rows.length}
          isCut={props.rows.length > MAX_ROWS}
          isReading={isReading}
          onTick={(row, on) => setTicked((now) => new Set(on ? [...now, row] : [...now].filter((one) => one !== row)))}
          onAgain={again}
        />
        {!isReading && plan.sent.length > 0 && bulk.follows?.(plan.sent, { [field]: value })}
      </ReadingContext>
    </Modal>
  );
}

/**
 * Reads the current rows from the server, a few at a time, until the component unmounts. `again` reads all rows again.
 */
function useCheckedRows<T extends object>(api: Resource<T>, rows: readonly T[]) {
  const [done, setDone] = useState(0);
  const { data, isFetching, refetch } = useQuery({
    queryKey: api.keys.call('bulk', rows.map(api.idOf)),
    queryFn: async ({ signal }): Promise<Checked<T>[]> => {
      const now = new Map<T, T>();
      const read = async (row: T) => now.set(row, await findRow(api, row, signal));
      return (await runBatch(rows, read, setDone)).map((one) => ({ ...one, now: now.get(one.row) }));
    },
    gcTime: 0,
    structuralSharing: false,
  });
  return { checked: data ?? NONE, isReading: isFetching, done, again: () => void refetch() };
}

const NONE: readonly never[] = [];
