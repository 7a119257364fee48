import { Alert, Form, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import type { useEditor } from './useEditor';

/** The form inside the dialog, drawer or page: loading state, load error, refusal, and the fields. */
export function EditorForm({ editor, children }: { editor: ReturnType<typeof useEditor>; children: ReactNode }) {
  const { t } = useTranslation();
  const { loaded } = editor;
  if (loaded.isPending) return <Skeleton active paragraph={{ rows: 6 }} aria-label={t('boot.loading')} />;
  if (loaded.isError) return <TableFailure error={loaded.error} onRetry={() => void loaded.refetch()} />;
  return (
    <>
      <div role="alert">
        {editor.failure && <Alert type="error" showIcon title={editor.failure} style={{ marginBottom: 16 }} />}
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
    </>
  );
}
