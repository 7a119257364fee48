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

/** What an edit form holds: the record's fields under their own names. */
export type Values = Record<string, unknown>;

/** What EditModal and EditDrawer are told. They are rendered while something is edited, and gone afterwards. */
export interface EditorProps {
  /** The resource: all that is known of it is loaded again after saving, but for what is being edited. */
  path: string;
  title: string;
  /** What the form starts with, or how to load it. Fields that the form does not show are kept when saving. */
  start: Values | ((signal: AbortSignal) => Promise<Values>);
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** The words after saving, where "saved" is not enough. */
  done?: string;
  /** Keeps what is typed as a draft of this record; the row is what the form is opened with again. */
  draft?: { record: Id | 'new'; row?: object | undefined };
  children: ReactNode;
}

let serial = 0;

/** What an edit form does, whatever it stands in: load, save once, show refusals where they belong, ask before losing input. */
export function useEditor({ path, start, save, onClose, done, draft }: EditorProps) {
  const { t } = useTranslation();
  const askToLose = useAskToLose();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(true);
  const [failure, setFailure] = useState('');
  const tellUnsaved = useUnsaved();
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

  /** The input stays as it is; a refusal that names fields stands at them, any other above the form. */
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

  /** Nothing is left to lose: saved, or given up. */
  function settle() {
    dirty.current = false;
    stopUploading(name);
    tellUnsaved(false);
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
    /** Gives up what is typed: the form shows the record again. For a form that is not closed but stays on its page. */
    giveUp: () => {
      settle();
      form.setFieldsValue(loaded.data ?? {});
    },
    onFinish: (values: Values) => void submit(values),
    /** Whether the form begins with what had been typed before. */
    restored: kept !== undefined,
    /** What the form starts with: the record, and over it what had been typed before. */
    initialValues: { ...loaded.data, ...kept?.values },
    onValuesChange: (_: Values, values: Values) => {
      dirty.current = true;
      tellUnsaved(true, () => draft && dropDraft(path, draft.record));
      if (draft) keepDraft(path, draft.record, draft.row, values);
    },
    /** For the end of the closing animation. */
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
