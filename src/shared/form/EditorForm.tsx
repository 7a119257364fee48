import { Alert, Form, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import { ConflictAlert } from './ConflictAlert';
import { ConflictDialog } from './ConflictDialog';
import { type Read, ReadingContext } from './reading';
import type { useEditor } from './useEditor';

/** The form inside the dialog, drawer or page: loading state, load error, refusal, another's change, and the fields. */
export function EditorForm({ editor, children }: { editor: ReturnType<typeof useEditor>; children: ReactNode }) {
  const { t } = useTranslation();
  const [readings] = useState(() => new Map<string, Read>());
  const { loaded, conflict } = editor;
  if (loaded.isPending) return <Skeleton active paragraph={{ rows: 6 }} aria-label={t('boot.loading')} />;
  if (loaded.isError) return <TableFailure error={loaded.error} onRetry={() => void loaded.refetch()} />;
  return (
    <ReadingContext value={readings}>
      <div role="alert">
        {editor.failure && <Alert type="error" showIcon title={editor.failure} style={{ marginBottom: 16 }} />}
        {conflict.seen.length > 0 && <ConflictAlert fields={conflict.seen} name={editor.name} onTake={conflict.take} />}
      </div>
      {editor.restored && <Alert type="info" showIcon title={t('crud.restored')} style={{ marginBottom: 16 }} />}
      <Form
        form={editor.form}
        name={editor.name}
        layout="vertical"
        initialValues={editor.initialValues}
        onFinish={editor.onFinish}
        onValuesChange={editor.onValuesChange}
        disabled={false}
        scrollToFirstError={{ focus: true }}
      >
        {children}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Form>
      {conflict.conflict && (
        <ConflictDialog
          conflict={conflict.conflict}
          name={editor.name}
          onDecide={(takeTheirs) => {
            conflict.decide(takeTheirs);
            editor.submit();
          }}
          onLook={conflict.look}
        />
      )}
    </ReadingContext>
  );
}
