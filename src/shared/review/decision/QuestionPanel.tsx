import { InfoCircleFilled } from '@ant-design/icons';
import { ErrorLanguage } from '@/shared/form/errors/ErrorLanguage';
import { Alert, Button, Form } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import { isUploading } from '@/shared/files/upload/uploading';
import { draftOf, dropDraft, keepDraft } from '@/shared/form/drafts/drafts';
import checkStyles from '@/shared/record/marks/checks.module.css';
import { useUnsaved } from '@/shared/storage/unsaved';
import styles from '../review.module.css';

interface QuestionPanelProps<Values extends object> {
  title: string;
  /** A remark below the title, also the description of the panel for screen readers. */
  hint?: string | undefined;
  /** The draft of the input. The caller drops the draft once the decision is made. */
  draft: { path: string; record: Id };
  /** Converts the values of the draft to the initial values of the form. */
  start: (draft: Record<string, unknown>) => Values;
  /** Returns the values to keep as a draft. Returns undefined if there is nothing to keep. */
  toDraft: (values: Values) => Record<string, unknown> | undefined;
  /** A CSS selector. The first element that matches gets the focus. */
  focus: string;
  /** True when Enter submits; Ctrl+Enter always does. */
  submitsOnEnter?: boolean;
  okText: string;
  okType?: 'primary' | 'danger';
  failure: string;
  busy: boolean;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The form of a decision. The panel does not cover the record. The input is kept as a draft. The draft survives Esc,
 * the opening of another record and the end of the session.
 */
export function QuestionPanel<Values extends object>({
  title,
  hint,
  draft,
  start,
  toDraft,
  focus,
  submitsOnEnter = false,
  okText,
  okType = 'primary',
  failure,
  busy,
  onSubmit,
  onClose,
  children,
}: QuestionPanelProps<Values>) {
  const { t } = useTranslation(['review', 'shared']);
  const [id, hintId] = [useId(), useId()];
  const panel = useRef<HTMLElement>(null);
  const [form] = Form.useForm<Values>();
  const setUnsaved = useUnsaved(() => panel.current);
  const [isUploadAwaited, setIsUploadAwaited] = useState(false);
  const [initial] = useState(() => start(draftOf(draft.path, draft.record)?.values ?? {}));

  const drop = () => dropDraft(draft.path, draft.record);
  const onOpen = useEffectEvent(() => {
    panel.current?.querySelector<HTMLElement>(focus)?.focus();
    if (draftOf(draft.path, draft.record)) setUnsaved(true, drop); // the form starts with a draft
  });
  useEffect(() => {
    const before = document.activeElement;
    onOpen();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  function keep(values: Record<string, unknown> | undefined) {
    if (values) keepDraft(draft, values);
    else drop();
    setUnsaved(values !== undefined, drop);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { target, ctrlKey, metaKey, shiftKey } = event;
    // In other inputs, such as a select, Enter picks an option.
    const isRemark =
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (ctrlKey || metaKey || (submitsOnEnter && isRemark && !shiftKey))) form.submit();
    // Cancels Enter in an input, because the browser would submit the form.
    else if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
  }

  return (
    <section ref={panel} role="dialog" aria-labelledby={id} aria-describedby={hint && hintId} className={styles.panel}>
      <h3 id={id}>{title}</h3>
      {hint && (
        <p
          id={hintId}
          role="note"
          className={`${checkStyles.line} ${checkStyles.unknown} ${checkStyles.contradiction}`}
        >
          <InfoCircleFilled aria-hidden="true" />
          {hint}
        </p>
      )}
      <div role="alert">
        {(failure || isUploadAwaited) && <Alert type="error" showIcon title={failure || t('shared:upload.running')} />}
      </div>
      <Form<Values>
        form={form}
        name={`decision-${id}`}
        layout="vertical"
        disabled={busy}
        onKeyDown={onKeyDown}
        initialValues={initial}
        onValuesChange={(_, values) => keep(toDraft(values))}
        onFinish={(values) => {
          setIsUploadAwaited(isUploading(`decision-${id}`));
          if (!isUploading(`decision-${id}`)) onSubmit(values);
        }}
      >
        {children}
        <div className={styles.buttons}>
          <span className={`${styles.hint} ${styles.ofKeys}`}>{t(submitsOnEnter ? 'enterHint' : 'ctrlEnterHint')}</span>
          <Button onClick={onClose} disabled={busy}>
            {t('shared:action.cancel')}
          </Button>
          <Button type="primary" danger={okType === 'danger'} htmlType="submit" loading={busy}>
            {okText}
          </Button>
        </div>
        <ErrorLanguage />
      </Form>
    </section>
  );
}
