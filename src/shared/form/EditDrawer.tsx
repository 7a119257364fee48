import { Button, Drawer, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditorForm } from './EditorForm';
import { type EditorProps, useEditor } from './useEditor';

/** A drawer for forms with more than 8 fields (docs/decisions#4); by default 560 pixels wide. */
export function EditDrawer({ size = 560, ...props }: EditorProps & { size?: number }) {
  const { t } = useTranslation();
  const editor = useEditor(props);
  return (
    <Drawer
      open={editor.open}
      title={props.title}
      size={size}
      onClose={() => void editor.close()}
      afterOpenChange={editor.afterOpenChange}
      mask={{ closable: false }}
      footer={
        <Space style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button onClick={() => void editor.close()}>{t('action.cancel')}</Button>
          <Button type="primary" loading={editor.busy} disabled={!editor.loaded.isSuccess} onClick={editor.submit}>
            {t('action.save')}
          </Button>
        </Space>
      }
    >
      <EditorForm editor={editor}>{props.children}</EditorForm>
    </Drawer>
  );
}
