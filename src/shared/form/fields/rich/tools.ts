import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import { QuoteSign } from './QuoteSign';

/** A button of the toolbar; its label is the translation `rich.<key>`. */
export interface Tool {
  key: string;
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  run: (editor: Editor) => void;
  /** True when the format is active at the cursor. A button without `on` is not a toggle. */
  on?: (editor: Editor) => boolean;
  /** False disables the button. */
  can?: (editor: Editor) => boolean;
}

const focused = (editor: Editor) => editor.chain().focus();
const aligned = (side: string) => (editor: Editor) => editor.isActive({ textAlign: side });

/** The buttons without a menu, in order; each group is preceded by a gap. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { key: 'undo', icon: UndoOutlined, run: (e) => focused(e).undo().run(), can: (e) => e.can().undo() },
    { key: 'redo', icon: RedoOutlined, run: (e) => focused(e).redo().run(), can: (e) => e.can().redo() },
    { key: 'clear', icon: ClearOutlined, run: (e) => focused(e).unsetAllMarks().clearNodes().unsetTextAlign().run() },
  ],
  [
    { key: 'bold', icon: BoldOutlined, run: (e) => focused(e).toggleBold().run(), on: (e) => e.isActive('bold') },
    {
      key: 'italic',
      icon: ItalicOutlined,
      run: (e) => focused(e).toggleItalic().run(),
      on: (e) => e.isActive('italic'),
    },
    {
      key: 'underline',
      icon: UnderlineOutlined,
      run: (e) => focused(e).toggleUnderline().run(),
      on: (e) => e.isActive('underline'),
    },
    {
      key: 'strike',
      icon: StrikethroughOutlined,
      run: (e) => focused(e).toggleStrike().run(),
      on: (e) => e.isActive('strike'),
    },
  ],
  [
    {
      key: 'bulletList',
      icon: UnorderedListOutlined,
      run: (e) => focused(e).toggleBulletList().run(),
      on: (e) => e.isActive('bulletList'),
    },
    {
      key: 'orderedList',
      icon: OrderedListOutlined,
      run: (e) => focused(e).toggleOrderedList().run(),
      on: (e) => e.isActive('orderedList'),
    },
    {
      key: 'quote',
      icon: QuoteSign,
      run: (e) => focused(e).toggleBlockquote().run(),
      on: (e) => e.isActive('blockquote'),
    },
  ],
  [
    {
      key: 'alignLeft',
      icon: AlignLeftOutlined,
      run: (e) => focused(e).setTextAlign('left').run(),
      on: aligned('left'),
    },
    {
      key: 'alignCenter',
      icon: AlignCenterOutlined,
      run: (e) => focused(e).setTextAlign('center').run(),
      on: aligned('center'),
    },
    {
      key: 'alignRight',
      icon: AlignRightOutlined,
      run: (e) => focused(e).setTextAlign('right').run(),
      on: aligned('right'),
    },
  ],
];

/** The state of the buttons at the cursor: `on` means active, `disabled` means not usable. */
export function toolStates(editor: Editor): Record<string, { on: boolean; disabled: boolean }> {
  return Object.fromEntries(
    TOOLS.flat().map(({ key, on, can }) => [key, { on: on?.(editor) ?? false, disabled: can ? !can(editor) : false }]),
  );
}
