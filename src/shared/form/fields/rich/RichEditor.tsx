import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PICTURES } from '@/shared/files/upload/fileRules';
import { UploadRows } from '@/shared/files/upload/UploadRows';
import { useUploads } from '@/shared/files/upload/useUploads';
import { controlProps } from '@/shared/display/fieldProps';
import { cleanPasted } from './paste';
import styles from './rich.module.css';
import { type RichTextProps, variableChips } from './variables';
import { RichToolbar } from './RichToolbar';
import { linkAddress, sanitizeHtml } from './sanitize';
import { useTranslation } from 'react-i18next';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { CharacterCount } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';

const STOPS = 'button:not([tabindex="-1"]), [contenteditable="true"], a[href]';

/** Full screen for the editor. Escape ends full screen; Tab stays inside the editor instead of reaching the page. */
function useFullScreen(frame: RefObject<HTMLElement | null>): [full: boolean, setFull: (full: boolean) => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!full || !box) return undefined;
    // Runs in the capture phase, before other Escape handlers, so that a drawer around the editor stays open.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.contains(event.target as Node)) return;
      event.stopPropagation();
      setFull(false);
    };
    // Runs after the editor's own handler, because in a table Tab moves to the next cell.
    const goRound = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const stops = [...box.querySelectorAll<HTMLElement>(STOPS)];
      const [first, last] = [stops[0], stops.at(-1)];
      if (document.activeElement !== (event.shiftKey ? first : last)) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    window.addEventListener('keydown', leave, true);
    box.addEventListener('keydown', goRound);
    return () => {
      window.removeEventListener('keydown', leave, true);
      box.removeEventListener('keydown', goRound);
    };
  }, [full, frame]);
  return [full, setFull];
}

/** The editor of RichText, in a chunk of its own that is loaded on demand. */
export function RichEditor({ value = '', onChange, disabled = false, max, variables, ...field }: RichTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(value);
  const [full, setFull] = useFullScreen(frame);
  const [start] = useState(() => sanitizeHtml(value));

  // While its tab is hidden, the editor is destroyed, and null after the next render (despite the type of `useEditor`).
  const editor = useEditor({
    extensions: variables ? richWithVariables : richExtensions,
    content: start,
    injectCSS: false,
    editable: !disabled,
    editorProps: {
      attributes: {
        ...attributesOf(field),
        'aria-readonly': String(disabled),
        class: `${styles.text} ${styles.content}`,
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (_, { clipboardData }) => !clipboardData?.types.includes('text/html') && take(clipboardData?.files),
      handleDrop: (_, { dataTransfer }) => take(dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => {
      // The editor keeps an empty paragraph at the end for the cursor; this paragraph is not stored.
      latest.current = changed.isEmpty ? '' : sanitizeHtml(changed.getHTML()).replace(/<p><\/p>$/, '');
      onChange?.(latest.current);
    },
    // The editor is created again after its tab was hidden, and continues with its last content.
    onCreate: ({ editor: made }) => {
      if (latest.current !== start) made.commands.setContent(sanitizeHtml(latest.current), { emitUpdate: false });
    },
  }) as Editor | null;

  const { uploads, list } = useUploads({
    field: field.id,
    onDone: ({ key, name, result }) => {
      uploads.remove(key);
      const picture = { src: result?.url ?? '', alt: name.replace(/\.[^.]*$/, '') };
      if (editor && !editor.isDestroyed) return void editor.chain().focus().setImage(picture).run();
      // If the upload finished while the tab was hidden, appends the picture; it appears when the tab is shown again.
      latest.current = sanitizeHtml(latest.current + Object.assign(document.createElement('img'), picture).outerHTML);
      onChange?.(latest.current);
    },
  });

  function take(files: FileList | undefined | null): boolean {
    if (!files || files.length === 0) return false;
    uploads.add([...files], PICTURES);
    return true;
  }

  useEffect(() => {
    // When the tab is shown again, this effect first runs with the old, destroyed editor.
    if (value === latest.current || !editor || editor.isDestroyed) return;
    latest.current = value;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor && !editor.isDestroyed && editor.isEditable === disabled) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useEffect(() => nameByLabel(frame.current, field.id), [editor, field.id]);

  return (
    <div
      ref={frame}
      className={full ? `${styles.frame} ${styles.full}` : styles.frame}
      data-invalid={field['aria-invalid'] ? true : undefined}
      data-disabled={disabled || undefined}
    >
      {editor && !disabled && (
        <RichToolbar
          editor={editor}
          controls={field.id}
          variables={variables}
          full={full}
          onFull={() => setFull(!full)}
          onPictures={(files) => uploads.add(files, PICTURES)}
        />
      )}
      <EditorContent editor={editor} className={styles.scroll} />
      <UploadRows uploads={uploads} list={list} rules={PICTURES} />
      {editor && !disabled && <RichCount editor={editor} length={value.length} max={max} />}
    </div>
  );
}

/** The attributes that ProseMirror sets on the editable element. All values must be strings. */
const attributesOf = (field: Parameters<typeof controlProps>[0]): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  ...(field.id && { 'aria-labelledby': labelId(field.id) }),
  ...Object.fromEntries(Object.entries(controlProps(field)).map(([name, said]) => [name, String(said)])),
});

interface RichCountProps {
  editor: Editor;
  /** The length of the stored HTML, which the server limits. */
  length: number;
  max: number | undefined;
}

/** Shows the number of characters in the text, and the used share of the max length. */
function RichCount({ editor, length, max }: RichCountProps) {
  const { t } = useTranslation();
  // Despite its type, the counter is undefined while the editor is being created or destroyed.
  const count = useEditorState({ editor, selector: () => editor.storage.characterCount?.characters() ?? 0 });
  return (
    <div className={styles.count} data-over={max !== undefined && length > max ? true : undefined}>
      {t('rich.count', { count })}
      {max !== undefined && ` · ${t('rich.room', { length, max })}`}
    </div>
  );
}

const labelId = (id: string) => `${id}-label`;

/**
 * Connects a control with the label that `Form.Item` rendered. Gives the label an id for `aria-labelledby`, and focuses
 * the control when the user clicks the label. Searches from the root of `box`, because a drawer may not be attached to
 * the document yet. Call the function in an effect. Returns the cleanup function.
 */
function nameByLabel(box: HTMLElement | null, id: string | undefined): (() => void) | undefined {
  const root = box?.getRootNode() as ParentNode | undefined; // the document, or a drawer's outermost element
  const label = id ? root?.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`) : null;
  if (!id || !label) return undefined;
  label.id = labelId(id);
  const lead = () => document.getElementById(id)?.focus();
  label.addEventListener('click', lead);
  return () => label.removeEventListener('click', lead);
}

/** The formats that the editor supports. The editor drops any other format from loaded or pasted text. */
const richExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right', 'justify'] }),
  TableKit.configure({ table: { resizable: false } }),
  Image,
  CharacterCount,
];

/** `richExtensions` with chips for the variables of a text. */
const richWithVariables = [...richExtensions, variableChips];
