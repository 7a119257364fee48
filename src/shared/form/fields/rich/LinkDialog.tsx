import type { Editor } from '@tiptap/react';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '../ruleOf';
import { linkAddress } from './sanitize';

/**
 * Adds, changes or removes the link of the selected text. If nothing is selected and the cursor is not in a link,
 * inserts the address as linked text.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [form] = Form.useForm<{ href: string }>();
  const before = String(editor.getAttributes('link').href ?? '');

  function apply(typed: string) {
    const href = linkAddress(toAddress(typed));
    if (!href) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before) {
      const link = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] };
      chain.insertContent(link).run();
    } else chain.setLink({ href }).run();
    setOpen(false);
  }

  return (
    <Modal
      open={open}
      width={420}
      title={t('rich.link')}
      onCancel={() => setOpen(false)}
      onOk={() => form.submit()}
      okText={t('action.confirm')}
      cancelText={t('action.cancel')}
      afterClose={() => {
        onClose();
        editor.commands.focus();
      }}
    >
      {/* A nested form: submitting it must not submit the form around the editor. */}
      <Form
        form={form}
        name="rich-link"
        component={false}
        layout="vertical"
        initialValues={{ href: before }}
        onFinish={({ href }) => apply(href)}
      >
        <Form.Item
          name="href"
          label={t('rich.address')}
          rules={[ruleOf((value: string) => !linkAddress(toAddress(value)) && t('rich.addressInvalid'))]}
        >
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has no other field
            autoFocus
            maxLength={500}
            placeholder="https://"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              form.submit();
            }}
          />
        </Form.Item>
      </Form>
      {before && (
        <Button
          danger
          type="link"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            setOpen(false);
          }}
        >
          {t('rich.unlink')}
        </Button>
      )}
    </Modal>
  );
}

/** Completes a typed address: a bare host gets https, an e-mail address gets mailto. */
function toAddress(typed = ''): string {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
}
