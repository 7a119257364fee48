import { FullscreenExitOutlined, FullscreenOutlined, LinkOutlined, PictureOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button, type ButtonProps } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURES } from '@/shared/files/upload/fileRules';
import { HeadingMenu, TableMenu, VariableMenu } from './RichMenus';
import { LinkDialog } from './LinkDialog';
import styles from './rich.module.css';
import { TOOLS, toolStates } from './tools';
import type { RichVariable } from './variables';

interface RichToolbarProps {
  editor: Editor;
  /** The id of the text the toolbar controls. */
  controls: string | undefined;
  /** The variables that the user can insert as `${key}`. Without `variables`, the toolbar has no variable menu. */
  variables: readonly RichVariable[] | undefined;
  full: boolean;
  onFull: () => void;
  onPictures: (files: File[]) => void;
}

/** The toolbar of the editor. It is a single Tab stop; the arrow keys move between the buttons (APG: toolbar). */
export function RichToolbar({ editor, controls, variables, full, onFull, onPictures }: RichToolbarProps) {
  const { t } = useTranslation();
  const files = useRef<HTMLInputElement>(null);
  const [stop, setStop] = useState('heading');
  const [linking, setLinking] = useState(false);
  const states = useEditorState({ editor, selector: () => toolStates(editor) });
  const linked = useEditorState({ editor, selector: () => editor.isActive('link') });

  const tool = (key: string): ButtonProps => ({
    type: 'text',
    size: 'small',
    'aria-label': t(`rich.${key}`),
    title: t(`rich.${key}`),
    tabIndex: stop === key ? 0 : -1,
    // Keeps the cursor in the text when a button is pressed with the mouse.
    onMouseDown: (event) => event.preventDefault(),
    onFocus: () => setStop(key),
  });

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('rich.tools')}
      aria-controls={controls}
      className={styles.bar}
      onKeyDown={move}
    >
      <HeadingMenu editor={editor} button={tool('heading')} />
      {TOOLS.map((group) => (
        <span key={group[0]?.key} className={styles.group}>
          {group.map(({ key, icon: Icon, run, on }) => (
            <Button
              key={key}
              {...tool(key)}
              icon={<Icon aria-hidden="true" />}
              {...(on && { 'aria-pressed': states[key]?.on ?? false })}
              aria-disabled={states[key]?.disabled ?? false}
              onClick={() => run(editor)}
            />
          ))}
        </span>
      ))}
      <span className={styles.group}>
        <Button
          {...tool('link')}
          icon={<LinkOutlined aria-hidden="true" />}
          aria-pressed={linked}
          onClick={() => setLinking(true)}
        />
        <Button
          {...tool('image')}
          icon={<PictureOutlined aria-hidden="true" />}
          onClick={() => files.current?.click()}
        />
        <TableMenu editor={editor} button={tool('table')} />
        {variables && <VariableMenu editor={editor} button={tool('variable')} variables={variables} />}
        <Button
          {...tool('full')}
          icon={full ? <FullscreenExitOutlined aria-hidden="true" /> : <FullscreenOutlined aria-hidden="true" />}
          aria-pressed={full}
          onClick={onFull}
        />
      </span>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={PICTURES.suffixes.map((suffix) => `.${suffix}`).join(',')}
        aria-label={t('rich.image')}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

function move(event: KeyboardEvent<HTMLDivElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const here = tools.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tools.length - 1 };
  const next = steps[event.key];
  if (here < 0 || next === undefined) return;
  event.preventDefault();
  tools[(next + tools.length) % tools.length]?.focus();
}
