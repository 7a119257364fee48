import { Empty, Input, type InputRef, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CommandPalette.module.css';
import { initialsOf } from './initials';
import { findIn } from './palette';
import { type Command, useCommands, useRecordCommand } from './useCommands';
import { useRecords } from './useRecords';

const SHOWN = 12;

interface CommandPaletteProps {
  text: string;
  onText: (text: string) => void;
  /** Enter was pressed before the palette could hear it: the first command that is found runs at once. */
  entered: boolean;
  onClose: () => void;
}

/**
 * Finds a screen or an action by a few letters of its name, pinyin initials or key, and records by number or name;
 * lists only what the user may open.
 */
export function CommandPalette({ text, onText, entered, onClose }: CommandPaletteProps) {
  const { t } = useTranslation(['tools', 'app']);
  const commands = useCommands();
  const records = useRecords(text);
  const toRecord = useRecordCommand();
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(true);
  const id = useId();
  const input = useRef<InputRef>(null);
  const searched = commands.filter(({ group }) => group !== 'recent');
  const known = (text.trim() ? findIn(searched, text, initialsOf) : commands).slice(0, SHOWN);
  const found = [...known, ...records.found.map(toRecord)];
  const chosen = found[active];

  function run(command: Command | undefined) {
    if (!command) return;
    setOpen(false);
    command.run();
  }
  // Before the dialog is there: nothing has to close with a motion.
  const runFirst = useEffectEvent(() => {
    if (!found[0]) return;
    onClose();
    found[0].run();
  });
  useEffect(() => {
    if (entered) runFirst();
  }, [entered]);

  function onKeyDown(event: KeyboardEvent) {
    // Enter that confirms an input method's candidate does not choose a command (docs/quality#row-92).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(found.length, 1));
    else if (event.key === 'ArrowUp') setActive((active - 1 + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <Modal
      open={open}
      title={t('app:palette.open')}
      footer={null}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => (shown ? input.current?.focus() : onClose())}
      width={560}
      style={{ top: 80 }}
    >
      <Input
        ref={input}
        size="large"
        role="combobox"
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={chosen && `${id}${chosen.key}`}
        aria-label={t('palette.placeholder')}
        placeholder={t('palette.placeholder')}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}list`} role="listbox" aria-label={t('app:palette.open')} className={styles.list}>
        {found.map((command, index) => (
          <div
            key={command.key}
            id={`${id}${command.key}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.item}
            onMouseMove={() => setActive(index)}
            onClick={() => run(command)}
            onKeyDown={onKeyDown}
          >
            <bdi>{command.name}</bdi>
            <span>{command.path || t(`palette.${command.group}`)}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && !records.loading && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('palette.none')} />
      )}
      <p className={styles.legend}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.move')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('palette.choose')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('palette.close')}
        </span>
      </p>
    </Modal>
  );
}
