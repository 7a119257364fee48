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

/** One button of the toolbar; its name is the word `rich.<key>`. */
export interface Tool {
  key: string;
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  run: (editor: Editor) => void;
  /** Whether it is on at the cursor; without it the button is no switch. */
  on?: (editor: Editor) => boolean;
  /** Whether there is something to do. */
  can?: (editor: Editor) => boolean;
}

const at = (editor: Editor) => editor.chain().focus();
const aligned = (side: string) => (editor: Editor) => editor.isActive({ textAlign: side });

/** The buttons that act at once, in their order; a gap stands before each inner list. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { key: 'undo', icon: UndoOutlined, run: (e) => at(e).undo().run(), can: (e) => e.can().undo() },
    { key: 'redo', icon: RedoOutlined, run: (e) => at(e).redo().run(), can: (e) => e.can().redo() },
    { key: 'clear', icon: ClearOutlined, run: (e) => at(e).unsetAllMarks().clearNodes().unsetTextAlign().run() },
  ],
  [
    { key: 'bold', icon: BoldOutlined, run: (e) => at(e).toggleBold().run(), on: (e) => e.isActive('bold') },
    { key: 'italic', icon: ItalicOutlined, run: (e) => at(e).toggleItalic().run(), on: (e) => e.isActive('italic') },
    {
      key: 'underline',
      icon: UnderlineOutlined,
      run: (e) => at(e).toggleUnderline().run(),
      on: (e) => e.isActive('underline'),
    },
    {
      key: 'strike',
      icon: StrikethroughOutlined,
      run: (e) => at(e).toggleStrike().run(),
      on: (e) => e.isActive('strike'),
    },
  ],
  [
    {
      key: 'bulletList',
      icon: UnorderedListOutlined,
      run: (e) => at(e).toggleBulletList().run(),
      on: (e) => e.isActive('bulletList'),
    },
    {
      key: 'orderedList',
      icon: OrderedListOutlined,
      run: (e) => at(e).toggleOrderedList().run(),
      on: (e) => e.isActive('orderedList'),
    },
    { key: 'quote', icon: QuoteSign, run: (e) => at(e).toggleBlockquote().run(), on: (e) => e.isActive('blockquote') },
  ],
  [
    { key: 'alignLeft', icon: AlignLeftOutlined, run: (e) => at(e).setTextAlign('left').run(), on: aligned('left') },
    {
      key: 'alignCenter',
      icon: AlignCenterOutlined,
      run: (e) => at(e).setTextAlign('center').run(),
      on: aligned('center'),
    },
    {
      key: 'alignRight',
      icon: AlignRightOutlined,
      run: (e) => at(e).setTextAlign('right').run(),
      on: aligned('right'),
    },
  ],
];

/** Which buttons are on, and which have nothing to do, at the cursor. */
export function toolStates(editor: Editor): Record<string, { on: boolean; off: boolean }> {
  return Object.fromEntries(
    TOOLS.flat().map(({ key, on, can }) => [key, { on: on?.(editor) ?? false, off: can ? !can(editor) : false }]),
  );
}
