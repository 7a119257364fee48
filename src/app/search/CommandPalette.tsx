import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Empty } from 'antd';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CommandPalette.module.css';
import { changeStar, readKept } from './kept';
import { findIn, plain } from './palette';
import { spellingsOf } from './spellings';
import { useCommands } from './useCommands';
import { type Command, useHelp, useRecordCommand } from './usePlaces';
import { useRecords } from './useRecords';

/** Max number of commands, and of help texts below them. Found records are listed in addition. */
const SHOWN = 12;
const HELP = 3;

/** The key handler of the input: moves through the list and runs the active command. */
export interface ListKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface CommandPaletteProps {
  id: string;
  keys: Ref<ListKeys>;
  text: string;
  /** True if the user pressed Enter before the list had loaded. The loaded list then runs its first command. */
  entered: boolean;
  /** Reports the id of the option that Enter would select. Reports undefined when the list is empty or closes. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

/**
 * The list of the command palette. Contains only commands that the user may run. Screens and tasks match by a few
 * letters of their name, by pinyin or by a question. Records match by name, number, code, id or phone. Help texts match
 * by any part of their text. Without a search text, starred and recently opened places come first. Screens and records
 * have a star button.
 */
export function CommandPalette({ id, keys, text, entered, onActive, onClose }: CommandPaletteProps) {
  const { t } = useTranslation(['search', 'app', 'tools']);
  const [kept, setKept] = useState(readKept);
  const commands = useCommands(kept);
  const help = useHelp();
  const records = useRecords(text);
  const toRecord = useRecordCommand();
  const [position, setPosition] = useState({ text, index: 0 });
  // When the text changes, the first command of the new list becomes active.
  const active = position.text === text ? position.index : 0;
  const setActive = (index: number) => setPosition({ text, index });
  const starred = new Set(kept.starred.map(({ to }) => to));
  const query = plain(text);
  const offered = query ? findIn(commands.filter(isSearched), text, spellingsOf) : commands;
  const found = once([
    ...once(offered).slice(0, SHOWN),
    ...records.found.map(toRecord),
    ...(query.length < 2 ? [] : help.filter(({ hint = '' }) => plain(hint).includes(query)).slice(0, HELP)),
  ]);
  const chosen = found[active];
  const chosenId = chosen && `${id}${chosen.key}`;
  useEffect(() => {
    onActive(chosenId);
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [onActive, chosenId]);

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
      {/* The stars are next to the options, because an option must not contain a button. */}
      <div className={styles.list}>
        <div id={id} role="listbox" aria-label={t('app:palette.open')} className={styles.options}>
          {found.map((command, index) => (
            <div
              key={command.key}
              id={`${id}${command.key}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.item}
              style={{ gridRow: index + 1 }}
              onMouseMove={() => setActive(index)}
              onClick={() => run(command)}
              onKeyDown={onKeyDown}
            >
              <bdi>{command.name}</bdi>
              <span>{command.path || t(`groups.${command.group}`)}</span>
              {command.hint && <small>{command.hint}</small>}
            </div>
          ))}
        </div>
        {found.map(
          ({ key, name, place }, index) =>
            place && (
              <button
                key={key}
                type="button"
                className={styles.star}
                style={{ gridRow: index + 1 }}
                aria-label={t('star', { name })}
                aria-pressed={starred.has(place.to)}
                onClick={() => setKept(changeStar(place))}
              >
                {starred.has(place.to) ? <StarFilled /> : <StarOutlined />}
              </button>
            ),
        )}
      </div>
      <p role="status" className={styles.status}>
        {records.isLoading ? t('searching') : records.isFailed ? t('failed') : ''}
      </p>
      {found.length === 0 && !records.isLoading && !records.isFailed && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('tools:palette.none')} />
      )}
      <p className={styles.legend}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('move')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('choose')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('close')}
        </span>
      </p>
    </>
  );
}

/** Excludes recently opened screens, which the search finds among all screens anyway. Recent records are searched. */
const isSearched = ({ group, place }: Command) => group !== 'recent' || place?.name !== undefined;

/** Keeps only the first command of each place. `commands` lists starred and recent places first. */
function once(commands: readonly Command[]): Command[] {
  const seen = new Set<string>();
  return commands.filter(({ key, place }) => {
    const one = place?.to ?? key;
    return !seen.has(one) && seen.add(one);
  });
}
