import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditorForm } from './EditorForm';
import { type EditorProps, useEditor } from './useEditor';

/** A dialog for forms with up to 8 fields (docs/decisions#4). */
export function EditModal(props: EditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(props);
  return (
    <Modal
      open={editor.open}
      title={props.title}
      okText={t('action.save')}
      cancelText={t('action.cancel')}
      onOk={editor.submit}
      onCancel={() => void editor.close()}
      okButtonProps={{ loading: editor.busy, disabled: !editor.loaded.isSuccess }}
      afterOpenChange={editor.afterOpenChange}
      mask={{ closable: false }}
    >
      <EditorForm editor={editor}>{props.children}</EditorForm>
    </Modal>
  );
}
