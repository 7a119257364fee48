import { serverToday } from '@/shared/settings/times';
import dayjs from 'dayjs';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import { EditModal } from '@/shared/form/EditModal';
import { DateField } from '@/shared/form/fields/DateField';
import { limited } from '@/shared/form/fields/limited';
import { OptionRadio } from '@/shared/form/fields/OptionRadio';
import { peopleChoices } from '@/shared/form/fields/people.api';
import { chosen } from '@/shared/form/fields/required';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { useFormats } from '@/shared/settings/useFormats';
import type { Chosen, Reviewable, ReviewKind } from '../review';
import { LeftOut } from './LeftOut';

interface Callbacks {
  onClose: () => void;
  /** Called after a save, before the records are refetched. */
  onDone?: (() => void) | undefined;
  /** Called after a save, once the dialog is closed. */
  onClosed?: (() => void) | undefined;
}

/** The records to change (`rows`). The dialog also lists the selected records that it leaves out (`leftOut`). */
export interface ReviewerDialogProps<T extends Reviewable> extends Callbacks, Partial<Chosen<T>> {
  kind: ReviewKind<T>;
  rows: readonly T[];
}

/** The name of a single record, or the number of records. */
function useNameOf<T extends Reviewable>({ kind: { api }, rows }: ReviewerDialogProps<T>): string {
  const { t } = useTranslation('review');
  const [first] = rows;
  return rows.length === 1 && first ? api.nameOf(first) : t('reviewer.records', { count: rows.length });
}

/** Assigns pending records to a colleague, whom the user picks by name. */
export function AssignModal<T extends Reviewable>(props: ReviewerDialogProps<T>) {
  const { kind, rows, onClose, onDone } = props;
  const { api } = kind;
  const { t } = useTranslation('review');
  const name = useNameOf(props);
  return (
    <EditModal<{ userId: string }>
      path={api.path}
      title={t('reviewer.assignTitle', { name })}
      okText={t('reviewer.assign')}
      start={{}}
      save={async ({ userId }, key) => {
        await api.act('assign', { ids: rows.map(api.idOf), userId }, key);
        onDone?.();
      }}
      done={t('reviewer.assigned')}
      onClose={onClose}
    >
      <LeftOut {...props} />
      <Form.Item<{ userId: string }> name="userId" label={t('reviewer.to')} rules={[chosen]}>
        <ResourceSelect choices={peopleChoices} />
      </Form.Item>
    </EditModal>
  );
}

/** Runs the callbacks of a dialog after it has saved and after it is closed. */
function useCallbacks({ onClose, onDone, onClosed }: Callbacks) {
  const isSaved = useRef(false);
  return {
    onSaved: () => {
      isSaved.current = true;
      onDone?.();
    },
    onClose: () => {
      onClose();
      if (isSaved.current) onClosed?.();
    },
  };
}

/** Max number of days for which a record can be put off (docs/contract#3.2.3). */
const MOST_DAYS = 30;

interface LaterForm {
  choice: 'tomorrow' | 'monday' | 'date';
  date?: string | null;
}

/** Puts pending records off until tomorrow, next Monday, or a chosen day. */
export function LaterModal<T extends Reviewable>(props: ReviewerDialogProps<T>) {
  const { api } = props.kind;
  const { t } = useTranslation('review');
  const formats = useFormats();
  const name = useNameOf(props);
  const { onSaved, onClose } = useCallbacks(props);
  const today = dayjs(serverToday());
  const dayIn = (days: number) => today.add(days, 'day').format('YYYY-MM-DD');
  const days = { tomorrow: dayIn(1), monday: dayIn((8 - today.day()) % 7 || 7) };
  const inTime = ruleOf(
    (date?: string | null) =>
      date && (date < days.tomorrow || date > dayIn(MOST_DAYS)) && t('later.range', { days: MOST_DAYS }),
  );
  return (
    <EditModal<LaterForm>
      path={api.path}
      title={t('later.title', { name })}
      okText={t('later.action')}
      start={{ choice: 'tomorrow' }}
      save={async ({ choice, date }, key) => {
        const until = choice === 'monday' || choice === 'tomorrow' ? days[choice] : date;
        await api.act('later', { ids: props.rows.map(api.idOf), until }, key);
        onSaved();
      }}
      done={t('later.done')}
      onClose={onClose}
    >
      <LeftOut {...props} />
      <Form.Item<LaterForm> name="choice" label={t('later.when')} extra={t('later.hint')} rules={[chosen]}>
        <OptionRadio
          options={[
            { value: 'tomorrow', label: t('later.tomorrow', { date: formats.time(days.tomorrow) }) },
            { value: 'monday', label: t('later.monday', { date: formats.time(days.monday) }) },
            { value: 'date', label: t('later.other') },
          ]}
        />
      </Form.Item>
      <Form.Item<LaterForm> noStyle dependencies={['choice']}>
        {({ getFieldValue }) =>
          getFieldValue('choice') === 'date' && (
            <Form.Item<LaterForm> name="date" label={t('later.date')} required rules={[chosen, inTime]}>
              <DateField />
            </Form.Item>
          )
        }
      </Form.Item>
    </EditModal>
  );
}

/** Max length of the remark of a move, in characters. */
const MAX_REMARK = 100;

interface MoveForm {
  queue: string;
  remark: string;
}

/** Moves pending records to another queue, where they have no reviewer. */
export function MoveModal<T extends Reviewable>(props: ReviewerDialogProps<T>) {
  const { kind, rows } = props;
  const { api } = kind;
  const { t } = useTranslation('review');
  const name = useNameOf(props);
  const { onSaved, onClose } = useCallbacks(props);
  const elsewhere = (queue: string) => rows.filter(({ reviewQueue }) => reviewQueue !== queue);
  const queues = useDict('biz_review_queue').filter(({ value }) => elsewhere(value).length > 0);
  return (
    <EditModal<MoveForm>
      path={api.path}
      title={t('move.title', { name })}
      okText={t('move.ok')}
      start={{ remark: '' }}
      save={async ({ queue, remark }, key) => {
        // The server refuses all records if one of them is already in the queue.
        await api.act('move', { ids: elsewhere(queue ?? '').map(api.idOf), queue, remark: remark?.trim() ?? '' }, key);
        onSaved();
      }}
      done={t('move.done')}
      onClose={onClose}
    >
      <LeftOut {...props} />
      <Form.Item<MoveForm> name="queue" label={t('field.reviewQueue')} rules={[chosen]}>
        <OptionRadio options={queues.map(({ value, label }) => ({ value, label }))} />
      </Form.Item>
      <Form.Item<MoveForm> name="remark" label={t('move.remark')}>
        <Input.TextArea {...limited(MAX_REMARK)} autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
    </EditModal>
  );
}
