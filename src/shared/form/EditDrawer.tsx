import { Button, Drawer, Space } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorForm } from './EditorForm';
import { useScreenWidth } from '@/shared/display/measure/useScreenWidth';
import { type EditorProps, useEditor } from './useEditor';

interface EditDrawerProps<T extends object> extends EditorProps<T> {
  /** The width in pixels, for a form that arranges its fields itself. */
  size?: number;
  /** The verb of the button; by default "save". */
  okText?: string;
  /** A second button that saves and then opens the form of the next record. */
  next?: { label: string; open: () => void } | undefined;
}

/** A drawer for forms with more than 8 fields (docs/decisions#4); uses two columns in a wide window. */
export function EditDrawer<T extends object>({ size, okText, next, ...props }: EditDrawerProps<T>) {
  const { t } = useTranslation();
  const columns = useScreenWidth() === 'desk' && size === undefined;
  const opensNext = useRef(false);
  const editor = useEditor({
    ...props,
    save: async (values, key) => {
      const opens = opensNext.current;
      await props.save(values, key);
      if (opens) next?.open();
    },
  });
  const submit = (then: 'next' | 'close') => {
    opensNext.current = then === 'next';
    editor.submit();
  };
  return (
    <Drawer
      open={editor.open}
      title={props.title}
      size={size ?? (columns ? 720 : 560)}
      onClose={() => void editor.close()}
      afterOpenChange={editor.afterOpenChange}
      mask={{ closable: false }}
      footer={
        <Space style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button onClick={() => void editor.close()}>{t(editor.moved ? 'action.close' : 'action.cancel')}</Button>
          {next && (
            <Button disabled={editor.busy} onClick={() => submit('next')}>
              {next.label}
            </Button>
          )}
          <Button
            type="primary"
            loading={editor.busy}
            disabled={Boolean(editor.moved) || !editor.loaded.isSuccess}
            onClick={() => submit('close')}
          >
            {okText ?? t('action.save')}
          </Button>
        </Space>
      }
    >
      <EditorForm editor={editor} columns={columns} onEnter={() => (opensNext.current = false)}>
        {props.children}
      </EditorForm>
    </Drawer>
  );
}
