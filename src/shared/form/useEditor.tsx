import { invalidateResource, keysOf } from '@/shared/api/queryKeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown, ApiError } from '@/shared/api/ApiError';
import type { Id } from '@/shared/api/crudApi';
import { useErrorText } from '@/shared/ui/errorText';
import { notify } from '@/shared/ui/notify';
import { useUnsaved } from '@/shared/drafts/unsaved';
import { useAskToLose } from '@/shared/drafts/useAskToLose';
import { isUploading, stopUploading } from '@/shared/upload/uploading';
import { draftOf, dropDraft, keepDraft } from '@/shared/drafts/drafts';
import { useSubmit } from './useSubmit';

/** The values of an edit form: the record's fields under their own names. */
export type Values = Record<string, unknown>;

/** The props of EditModal and EditDrawer. Mount them only while something is edited. */
export interface EditorProps {
  /** The path of the resource; saving invalidates all its queries except open forms. */
  path: string;
  title: string;
  /** The initial values, or a function that loads them. Fields that the form does not show are kept when saving. */
  start: Values | ((signal: AbortSignal) => Promise<Values>);
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** The success message, where the default "saved" is not enough. */
  done?: string;
  /** Stores the input as a draft of this record; `row` is passed to the form when the user resumes the draft. */
  draft?: { record: Id | 'new'; row?: object | undefined };
  children: ReactNode;
}

let serial = 0;

/** The logic of an edit form: loads, saves once, shows refusals at their fields, confirms before losing input. */
export function useEditor({ path, start, save, onClose, done, draft }: EditorProps) {
  const { t } = useTranslation();
  const askToLose = useAskToLose();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(true);
  const [failure, setFailure] = useState('');
  const setUnsaved = useUnsaved();
  const [kept, setKept] = useState(() => draft && draftOf(path, draft.record));
  const dirty = useRef(kept !== undefined);
  const [name] = useState(() => `edit-${++serial}`);

  const loaded = useQuery({
    queryKey: keysOf(path).form(name),
    queryFn: ({ signal }) => (typeof start === 'function' ? start(signal) : start),
    initialData: typeof start === 'function' ? undefined : start,
    staleTime: Infinity,
    gcTime: 0,
  });

  /** Keeps the input; shows a refusal at the fields it names, any other above the form. */
  function refuse(error: unknown) {
    const named = error instanceof ApiError ? fieldErrors(error.data, Object.keys(form.getFieldsValue())) : [];
    if (named.length > 0) {
      form.setFields(named);
      form.scrollToField(named[0]?.name, { focus: true });
    } else if (!alreadyShown(error)) setFailure(errorText(error));
  }

  const { busy, submit } = useSubmit(async (values: Values) => {
    setFailure(isUploading(name) ? t('upload.running') : '');
    if (isUploading(name)) return;
    try {
      await save({ ...loaded.data, ...values });
    } catch (error) {
      refuse(error);
      return;
    }
    settle();
    notify.success(done ?? t('crud.saved'));
    setOpen(false);
    await invalidateResource(client, path);
  });

  /** Marks the form as clean and drops its draft, after saving or discarding. */
  function settle() {
    dirty.current = false;
    stopUploading(name);
    setUnsaved(false);
    if (draft) dropDraft(path, draft.record);
    setKept(undefined);
  }

  async function close() {
    if (busy) return;
    if (dirty.current && !(await askToLose())) return;
    settle();
    setOpen(false);
  }

  return {
    form,
    open,
    name,
    failure,
    busy,
    loaded,
    close,
    submit: () => form.submit(),
    /** Discards the input and shows the record again, for a form that stays on its page instead of closing. */
    giveUp: () => {
      settle();
      form.setFieldsValue(loaded.data ?? {});
    },
    onFinish: (values: Values) => void submit(values),
    /** True when the form starts with a draft. */
    restored: kept !== undefined,
    /** The record, overwritten by the values of the draft. */
    initialValues: { ...loaded.data, ...kept?.values },
    onValuesChange: (_: Values, values: Values) => {
      dirty.current = true;
      setUnsaved(true, () => draft && dropDraft(path, draft.record));
      if (draft) keepDraft(path, draft.record, draft.row, values);
    },
    /** Calls `onClose` after the closing animation. */
    afterOpenChange: (shown: boolean) => {
      if (!shown) onClose();
    },
  };
}

function fieldErrors(data: unknown, names: string[]): { name: string; errors: string[] }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([name, words]) => names.includes(name) && typeof words === 'string' && words !== '')
    .map(([name, words]) => ({ name, errors: [String(words)] }));
}
