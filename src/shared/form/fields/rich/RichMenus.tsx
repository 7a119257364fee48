import { FontSizeOutlined, TableOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/shared/display/MenuButton';
import type { RichVariable } from './variables';

interface RichMenuProps {
  editor: Editor;
  button: ButtonProps;
}

const LEVELS = [1, 2, 3, 4] as const;

/** Turns the paragraph at the cursor into a heading, or back into plain text. */
export function HeadingMenu({ editor, button }: RichMenuProps) {
  const { t } = useTranslation();
  const level = useEditorState({
    editor,
    selector: () => LEVELS.find((one) => editor.isActive('heading', { level: one })) ?? 0,
  });
  const items = [
    { key: '0', label: t('rich.text'), onClick: () => editor.chain().focus().setParagraph().run() },
    ...LEVELS.map((one) => ({
      key: String(one),
      label: t('rich.headingOf', { level: one }),
      onClick: () => editor.chain().focus().setHeading({ level: one }).run(),
    })),
  ];
  return (
    <MenuButton
      {...button}
      icon={<FontSizeOutlined aria-hidden="true" />}
      menu={{ items, selectable: true, selectedKeys: [String(level)] }}
    />
  );
}

/** Inserts a table, or changes the table at the cursor. */
export function TableMenu({ editor, button }: RichMenuProps) {
  const { t } = useTranslation();
  const inside = useEditorState({ editor, selector: () => editor.isActive('table') });
  const chain = () => editor.chain().focus();
  const changes = {
    addRow: () => chain().addRowAfter().run(),
    addColumn: () => chain().addColumnAfter().run(),
    headerRow: () => chain().toggleHeaderRow().run(),
    removeRow: () => chain().deleteRow().run(),
    removeColumn: () => chain().deleteColumn().run(),
    removeTable: () => chain().deleteTable().run(),
  };
  const insert = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  return (
    <MenuButton
      {...button}
      icon={<TableOutlined aria-hidden="true" />}
      menu={{
        items: [
          { key: 'insert', label: t('rich.tables.insert'), onClick: insert },
          ...Object.entries(changes).map(([key, onClick]) => ({
            key,
            label: t(`rich.tables.${key}`),
            disabled: !inside,
            onClick,
          })),
        ],
      }}
    />
  );
}

/** Inserts `${key}` at the cursor; the form defines the variables. */
export function VariableMenu({ editor, button, variables }: RichMenuProps & { variables: readonly RichVariable[] }) {
  const { t } = useTranslation();
  const items = variables.map(({ key, label }) => ({
    key,
    label: `${label}  \${${key}}`,
    onClick: () =>
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: `\${${key}}` })
        .run(),
  }));
  const none = [{ key: '', label: t('rich.noVariables'), disabled: true }];
  return (
    <MenuButton
      {...button}
      menu={{ items: items.length > 0 ? items : none, style: { maxHeight: 320, overflow: 'auto' } }}
    >
      {t('rich.variable')}
    </MenuButton>
  );
}
