import { Button, Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FormOf } from '@/shared/api/crudApi';
import { EditorForm } from './EditorForm';
import type { Values } from './stored';
import { type EditorProps, useEditor } from './useEditor';

export interface EditModalProps<T extends object> extends EditorProps<T> {
  /** The button's verb, with the amount if money is moved; by default "save". A function gets the current values. */
  okText?: string | ((values: FormOf<T>) => string);
  /** True for an action that destroys data or pays money back. */
  danger?: boolean;
  /** Widens the dialog, so that details above the fields fit in two columns. */
  wide?: boolean;
  /** Called once the dialog is open, for example to move the focus. */
  onShown?: () => void;
}

/**
 * A dialog for forms with up to 8 fields (docs/decisions#4).
 *
 * @example
 * <EditModal<Contact>
 *   path={contacts.path}
 *   title={t('shared:crud.editOf', { name: contact.name })}
 *   start={storedIn(contacts, contact)}
 *   save={contacts.save}
 *   onClose={close}
 * >
 *   <ContactFields />
 * </EditModal>
 */
export function EditModal<T extends object>(modal: EditModalProps<T>) {
  const { okText, danger = false, wide = false, onShown, ...props } = modal;
  const { t } = useTranslation();
  const editor = useEditor(props);
  const typed = Form.useWatch<Values | undefined>([], editor.form);
  const verb =
    typeof okText === 'function'
      ? okText({ ...editor.initialValues, ...typed } as FormOf<T>) // the current values of the form
      : okText;
  return (
    <Modal
      open={editor.open}
      title={props.title}
      okText={verb ?? t('action.save')}
      cancelText={t(editor.moved ? 'action.close' : 'action.cancel')}
      onOk={editor.submit}
      onCancel={() => void editor.close()}
      okButtonProps={{
        danger,
        loading: editor.busy,
        disabled: Boolean(props.blocked) || Boolean(editor.moved) || !editor.loaded.isSuccess,
      }}
      afterOpenChange={(shown) => {
        editor.afterOpenChange(shown);
        if (shown) onShown?.();
      }}
      mask={{ closable: false }}
      width={wide ? 720 : 520}
      style={{ top: 40 }}
      // Header and footer stay visible; the body scrolls.
      styles={{ body: { maxHeight: 'calc(100dvh - 200px)', overflowY: 'auto', marginInline: -24, paddingInline: 24 } }}
      {...(props.keep && {
        footer: (_, { OkBtn, CancelBtn }) => (
          <>
            <CancelBtn />
            <Button disabled={editor.busy} onClick={editor.keep}>
              {props.keep?.label}
            </Button>
            <OkBtn />
          </>
        ),
      })}
    >
      <EditorForm editor={editor}>{props.children}</EditorForm>
    </Modal>
  );
}
