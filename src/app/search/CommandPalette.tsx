import { Empty } from 'antd';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CommandPalette.module.css';
import { initialsOf } from './initials';
import { findIn } from './palette';
import { type Command, useCommands, useRecordCommand } from './useCommands';
import { useQueries } from '@tanstack/react-query';
import { useMenuLink } from '@/shared/menu/links';
import { type FoundRecord, recordQueries } from './records';

/** How long the text must stay unchanged before it is sent to the server, in milliseconds. */
const DEBOUNCE = 250;

/** The records that match the text in the palette; `loading` until all lists have answered. */
function useRecords(text: string): { found: FoundRecord[]; loading: boolean } {
  const linkOf = useMenuLink();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE, text);
    return () => clearTimeout(timer);
  }, [text]);
  const answers = useQueries({ queries: recordQueries(asked, (key) => linkOf(key) !== undefined) });
  if (asked !== text) return { found: [], loading: text.trim().length > 1 };
  // A record may be found by several of its fields; it is listed once.
  const found = new Map(answers.flatMap(({ data }) => data ?? []).map((record) => [record.key, record]));
  return { found: [...found.values()], loading: answers.some(({ isFetching }) => isFetching) };
}

const SHOWN = 12;

/** The key handler of the input: moves in the list and runs the active command. */
export interface ListKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface CommandPaletteProps {
  id: string;
  keys: Ref<ListKeys>;
  text: string;
  /** True when Enter was pressed before the list had loaded: the first command found then runs immediately. */
  entered: boolean;
  /** Reports the id of the option that Enter would choose. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

/**
 * The list of the command palette. Finds a screen or an action by a few letters of its name, pinyin initials or key,
 * and records by the filters of their lists; offers only what the user may open.
 */
export function CommandPalette({ id, keys, text, entered, onActive, onClose }: CommandPaletteProps) {
  const { t } = useTranslation(['tools', 'app']);
  const commands = useCommands();
  const records = useRecords(text);
  const toRecord = useRecordCommand();
  const [place, setPlace] = useState({ text, index: 0 });
  // A changed text activates its first command.
  const active = place.text === text ? place.index : 0;
  const setActive = (index: number) => setPlace({ text, index });
  const recent = new Set(commands.filter(({ group }) => group === 'recent').map(({ key }) => placeOf(key)));
  const offered = text.trim()
    ? findIn(
        commands.filter(({ group }) => group !== 'recent'),
        text,
        initialsOf,
      )
    : commands.filter(({ group, key }) => group !== 'screens' || !recent.has(placeOf(key)));
  const found = [...offered.slice(0, SHOWN), ...records.found.map(toRecord)];
  const chosen = found[active];
  const chosenId = chosen && `${id}${chosen.key}`;
  useEffect(() => onActive(chosenId), [onActive, chosenId]);

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }
  const runFirst = useEffectEvent(() => run(found[0]));
  useEffect(() => {
    if (entered) runFirst();
  }, [entered]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(found.length, 1));
    else if (event.key === 'ArrowUp') setActive((active - 1 + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  }
  useImperativeHandle(keys, () => ({ onKeyDown }));

  return (
    <>
      <div id={id} role="listbox" aria-label={t('app:palette.open')} className={styles.list}>
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
    </>
  );
}

/** The screen key in the key of a `recent` or `screens` command. */
const placeOf = (key: string) => key.replace(/^(recent|screens) /, '');
