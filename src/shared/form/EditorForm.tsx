import { Alert, Button, Form, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongText } from '@/shared/display/LongText';
import { Lazy } from '@/shared/lazy/Lazy';
import { RecordFailure } from '@/shared/resource/gone/RecordFailure';
import { ConflictAlert } from './ConflictAlert';
import styles from './EditorForm.module.css';
import { ErrorLanguage } from './errors/ErrorLanguage';
import { type Read, ReadingContext } from '@/shared/display/reading';
import { SeenAlert } from './SeenAlert';
import { FormPathContext, StoredValuesContext } from './storedValues';
import type { useEditor } from './useEditor';

const loadConflictDialog = () => import('./ConflictDialog');

interface EditorFormProps {
  editor: ReturnType<typeof useEditor>;
  /** Arranges short fields side by side if the window is wide. */
  columns?: boolean;
  /** Called when Enter is pressed in a field, before the form is submitted. */
  onEnter?: () => void;
  children: ReactNode;
}

/**
 * The form inside a dialog, drawer or page. Shows the loading state, errors, conflicts with a colleague's change, and
 * the fields. Ctrl+Enter in any field submits the form.
 */
export function EditorForm({ editor, columns = false, onEnter, children }: EditorFormProps) {
  const { t } = useTranslation();
  const [readings] = useState(() => new Map<string, Read>());
  const { loaded, conflict } = editor;
  const asked = conflict.conflict;
  if (loaded.isPending) return <Skeleton active paragraph={{ rows: 6 }} aria-label={t('boot.loading')} />;
  if (loaded.isError)
    return <RecordFailure record={editor.record} error={loaded.error} onRetry={() => void loaded.refetch()} />;
  return (
    <ReadingContext value={readings}>
      <div role="alert">
        {editor.moved && <SeenAlert type="warning" title={<LongText>{editor.moved}</LongText>} />}
        {editor.failure && <SeenAlert type="error" title={<LongText>{editor.failure}</LongText>} />}
        {conflict.seen.length > 0 && <ConflictAlert fields={conflict.seen} name={editor.name} onTake={conflict.take} />}
      </div>
      {editor.restored && (
        <Alert
          type="info"
          showIcon
          title={t(editor.isEarlier ? 'crud.earlier' : 'crud.restored')}
          style={{ marginBottom: 16 }}
          action={
            <Button size="small" onClick={editor.giveUp}>
              {t('crud.draftDrop')}
            </Button>
          }
        />
      )}
      <Form
        form={editor.form}
        name={editor.name}
        layout="vertical"
        className={columns ? (styles.columns ?? '') : ''}
        initialValues={editor.initialValues}
        onFinish={editor.onFinish}
        onValuesChange={editor.onValuesChange}
        onKeyDown={(event) => {
          // React also passes on the keys of a dialog or drawer that a field has opened over this form.
          if (!event.currentTarget.contains(event.target as Node)) return;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          onEnter?.();
          // In a multi-line text field, Enter alone starts a new line.
          if (!(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          editor.submit();
        }}
        disabled={false}
        scrollToFirstError={{ focus: true }}
      >
        <FormPathContext value={editor.path}>
          <StoredValuesContext value={loaded.data}>{children}</StoredValuesContext>
        </FormPathContext>
        <ErrorLanguage isKept={editor.isRefusal} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Form>
      {asked && (
        <Lazy load={loadConflictDialog} onFail={conflict.look}>
          {({ ConflictDialog }) => (
            <ConflictDialog
              fields={asked.fields}
              by={asked.by}
              at={asked.at}
              name={editor.name}
              onDecide={(takeTheirs) => {
                conflict.decide(takeTheirs);
                editor.submit();
              }}
              onLook={conflict.look}
            />
          )}
        </Lazy>
      )}
    </ReadingContext>
  );
}
