import { keysOf, refetchAfterChange } from '@/shared/api/queryKeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown, ApiError, isTemporary } from '@/shared/api/ApiError';
import type { FormOf } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { useUnsaved } from '@/shared/storage/unsaved';
import { useAskToLose } from './drafts/useAskToLose';
import { isUploading, stopUploading } from '@/shared/files/upload/uploading';
import { draftOf, dropDraft, keepDraft, movePath } from './drafts/drafts';
import { useSession } from '@/shared/auth/session';
import { keyFor, newKey } from '@/shared/form/move/newKey';
import { fieldErrors, fieldRefused, labelsOf } from './errors/fieldErrors';
import type { RecordMove } from './move/move';
import { useMove } from './move/useMove';
import { touched } from './conflict';
import { isStored, readStored, type Stored, type Values, withoutNulls } from './stored';
import { REVISION, useConflict } from './useConflict';
import { useSubmit } from '@/shared/display/useSubmit';

/**
 * The props of EditModal and EditDrawer, which must be mounted only while a record is edited. `T` is the type of the
 * form's values. For a form with `storedIn`, `T` is the type that `toForm` returns.
 */
export interface EditorProps<T extends object> {
  /** The path of the resource; a save invalidates the resource's queries (`refetchAfterChange`). */
  path: string;
  title: string;
  /**
   * The values of a new record, or the record to edit (`storedIn`). A new record is sent with all values. Of an edited
   * record, only its `keys`, its `updateTime` and the fields of the form are sent.
   */
  start: FormOf<T> | Stored<T>;
  /** `key` is the `Idempotency-Key` to send, if the server accepts one. */
  save: (values: FormOf<T>, key?: string) => Promise<unknown>;
  onClose: () => void;
  /** Prevents saving. The dialog should explain above the fields why the action is not possible. */
  blocked?: boolean;
  /** True when the form stays open after a save. */
  keepsOpen?: boolean;
  /**
   * Maps a field without a label to the field whose conflict decision also applies to the first field. For example, a
   * user's id follows the user's name.
   */
  follows?: { readonly [K in keyof T]?: keyof T & string };
  /** The success message, or '' for none; by default "saved". A function receives the form's values. */
  done?: string | ((values: FormOf<T>) => string);
  /** The move that the dialog makes. The input is kept as a draft, and the record is checked after a failed save. */
  move?: RecordMove | undefined;
  /**
   * A second button, which sends the input without validation and closes the form, for example to save a server-side
   * draft.
   */
  keep?: { label: string; run: (values: FormOf<T>) => Promise<unknown>; done: string } | undefined;
  /**
   * Keeps the input as a draft of the record with this id. When the user resumes the draft, the form opens for `row`.
   */
  draft?: { record: Id | 'new'; row?: object | undefined };
  children: ReactNode;
}

const NONE = {};

let serial = 0;
const nextName = () => `edit-${++serial}`;

/** The logic of an edit form: loads and saves the record, shows refusals at fields, asks before discarding input. */
export function useEditor<T extends object>(props: EditorProps<T>) {
  // Inside this hook, values have the type of antd's form, which does not type the field names.
  const { start, save, done, keep, follows = NONE } = props as unknown as EditorProps<Values>;
  const { path, title, onClose, move, keepsOpen, blocked } = props;
  const draft = props.draft ?? (move && { record: move.record, row: undefined });
  const draftPath = move && !props.draft ? movePath(path, move.name) : path;
  const { t } = useTranslation();
  const askToLose = useAskToLose();
  const client = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(true);
  const [failure, setFailure] = useState('');
  const setUnsaved = useUnsaved();
  const [kept, setKept] = useState(() => draft && draftOf(draftPath, draft.record));
  const restored = kept !== undefined && Object.keys(kept.values).length > 0;
  const dirty = useRef(restored);
  const key = useRef(kept?.key ?? newKey());
  const takesKey = useSession(({ config }) => config.idempotency);
  // Without the update time, which the first try may have changed although its answer was lost.
  const keyOf = (body: Values) => (takesKey ? keyFor(key.current, { ...body, [REVISION]: undefined }) : undefined);
  const { moved, isMoved, isOutdated } = useMove(path, move);
  const [name] = useState(nextName);
  const refusals = useRef(new Map<string, string>());

  const [stored, fresh] = isStored(start) ? [start, undefined] : [undefined, start];
  const [first, setFirst] = useState<Values | undefined>(fresh);
  const loaded = useQuery<Values>({
    queryKey: keysOf(path).form(name),
    queryFn: ({ signal }) => (stored ? readStored(stored, signal) : (fresh ?? {})),
    initialData: first,
    staleTime: Infinity,
    gcTime: 0,
  });
  // The query is removed while another tab hides the form. If the record were loaded again, it would contain later
  // changes by colleagues, and the form's older values would count as the user's changes.
  if (!first && loaded.data) setFirst(loaded.data);
  const conflict = useConflict({
    form,
    name,
    stored,
    loaded: kept ? { ...loaded.data, ...kept.base } : loaded.data,
    follows,
  });

  /** Keeps the input. Shows a refusal at the fields that the refusal names, and any other error above the form. */
  async function refuse(error: unknown) {
    const named = error instanceof ApiError ? fieldErrors(error.data, Object.keys(form.getFieldsValue())) : [];
    if (named.length === 0 && error instanceof ApiError && error.kind === 'refused') {
      const spokenOf = await fieldRefused(error.message, labelsOf(name));
      if (spokenOf) named.push({ name: spokenOf, errors: [errorTextNow(error)] });
    }
    if (named.length > 0) {
      refusals.current = new Map(named.map((one) => [one.name, one.errors[0] ?? '']));
      form.setFields(named);
      form.scrollToField(named[0]?.name, { focus: true });
    } else if (!alreadyShown(error)) setFailure(errorTextNow(error));
  }

  /** Stores the input as a draft, with the key of the request that will send it. */
  function keepInput(values: Values, base?: Values) {
    if (draft)
      keepDraft({ path: draftPath, record: draft.record, row: draft.row, title, key: key.current }, values, base);
  }

  function dropOwnDraft() {
    if (draft) dropDraft(draftPath, draft.record);
  }

  /** Marks the form as clean and drops its draft, after saving or discarding. */
  function settle() {
    dirty.current = false;
    stopUploading(name);
    setUnsaved(false);
    dropOwnDraft();
    key.current = newKey();
    setKept(undefined);
  }

  /** Marks the form as unsaved and keeps the input as a draft. */
  function edited(values: Values) {
    dirty.current = true;
    setUnsaved(true, dropOwnDraft);
    const { changed, base } = conflict.changes(values);
    keepInput(changed, base);
  }

  // A restored draft counts as unsaved, although the user has not edited the form yet.
  const markRestored = useEffectEvent(() => {
    if (restored) setUnsaved(true, dropOwnDraft);
  });
  useEffect(() => markRestored(), []);

  /** True if the user has edited the stored record further during the save. The form then stays open. */
  const isEditedSince = (saved: Values) =>
    stored !== undefined && !stored.copy && !move && Object.keys(touched(saved, form.getFieldsValue())).length > 0;

  async function leave(message: string, staysOpen = keepsOpen) {
    settle();
    // Input that the user typed during the save is not saved yet.
    const now = form.getFieldsValue();
    if (staysOpen && Object.keys(conflict.changes(now).changed).length > 0) edited(now);
    if (message) notify.success(message);
    if (keepsOpen || !staysOpen) setOpen(false);
    await refetchAfterChange(client, path);
  }

  const { busy, submit } = useSubmit(async (values: Values) => {
    setFailure(isUploading(name) ? t('upload.running') : '');
    if (isUploading(name)) return;
    try {
      const body = await conflict.settle(values);
      if (!body) {
        // The decision about a colleague's change is a new request, even if the user keeps every value.
        key.current = newKey();
        return;
      }
      if (move) keepInput(conflict.changes(values).changed);
      if (await isOutdated()) return;
      await save(body, keyOf(body));
    } catch (error) {
      // The server has answered this request, so the next save is a new request with a new key.
      if (error instanceof ApiError && error.kind === 'refused' && !isTemporary(error)) key.current = newKey();
      if (await isMoved(error, values)) settle();
      else await refuse(error);
      return;
    }
    const staysOpen = keepsOpen || isEditedSince(values);
    if (staysOpen) await conflict.saved(values);
    await leave((typeof done === 'function' ? done(values) : done) ?? t('crud.saved'), staysOpen);
  });
  const { busy: keeping, submit: keepNow } = useSubmit(async () => {
    if (!keep) return;
    setFailure(isUploading(name) ? t('upload.running') : '');
    if (isUploading(name)) return;
    try {
      await keep.run(form.getFieldsValue(true));
    } catch (error) {
      await refuse(error);
      return;
    }
    await leave(keep.done);
  });

  async function close() {
    if (busy) return;
    if (dirty.current && !(await askToLose())) return;
    settle();
    setOpen(false);
  }

  return {
    path,
    form,
    open,
    name,
    failure,
    busy: busy || keeping,
    loaded,
    /** The name and kind of the edited record, if the caller passed them. */
    record: stored?.record,
    conflict,
    close,
    /** True for an error message that the server sent for this field. */
    isRefusal: (field: string, message: string) => refusals.current.get(field) === message,
    submit: () => form.submit(),
    keep: () => void keepNow(),
    /** Discards the input and its draft, and shows the stored record again. */
    giveUp: () => {
      const empty = Object.fromEntries(Object.keys(form.getFieldsValue(true)).map((field) => [field, undefined]));
      settle();
      conflict.reset();
      form.setFieldsValue({ ...empty, ...loaded.data });
    },
    /** Also called when the user presses Enter in a field, even while the save button is disabled. */
    onFinish: (values: Values) => {
      if (!blocked && !moved) void submit(values);
    },
    /** True when the form starts with a draft. */
    restored,
    /** True when the form starts with a draft that has values from the record's history. */
    isEarlier: kept?.isEarlier === true,
    moved,
    /** The loaded record, with the draft's values in place of the loaded values. */
    initialValues: { ...loaded.data, ...withoutNulls(kept?.values ?? {}) },
    onValuesChange: (_: Values, values: Values) => edited(values),
    /** Calls `onClose` after the closing animation. */
    afterOpenChange: (shown: boolean) => {
      if (!shown) onClose();
    },
  };
}
