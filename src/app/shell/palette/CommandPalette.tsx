import { Empty, Input, type InputRef, Modal } from 'antd';
import { type KeyboardEvent, use, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { useGoTo } from '@/shared/menu/links';
import { isLanguage, languages } from '@/shared/settings/languages';
import { changeSetting, type Settings } from '@/shared/settings/settings';
import { changeLanguage } from '@/app/i18n';
import { MenuContext, nodeAt } from '@/app/menu/MenuContext';
import { useOpenPlace } from '@/app/menu/useOpenPlace';
import { linkTo, type MenuNode, trailOf } from '@/app/menu/menuNode';
import styles from './CommandPalette.module.css';
import { useMenuName } from '../menu/menuName';
import { type Findable, findIn } from './palette';
import type { FoundRecord } from './records';
import { useRecords } from './useRecords';
import { useSignOut } from '../useSignOut';
import { useSwitchCompany } from '../useSwitchCompany';
import { useViews } from '../tabs/views';

interface Command extends Findable {
  group: 'recent' | 'screens' | 'actions' | 'records';
  run: () => void;
}

const THEMES: readonly Settings['theme'][] = ['light', 'dark', 'system'];
const SHOWN = 12;

interface CommandPaletteProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/**
 * Finds a screen or an action by a few letters of its name, pinyin initials or key, and records by number or name;
 * lists only what the user may open.
 */
export function CommandPalette({ text, onText, onClose }: CommandPaletteProps) {
  const { t } = useTranslation(['tools', 'app']);
  const commands = useCommands();
  const records = useRecords(text);
  const toRecord = useRecordCommand();
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(true);
  const id = useId();
  const input = useRef<InputRef>(null);
  const searched = commands.filter(({ group }) => group !== 'recent');
  const known = (text.trim() ? findIn(searched, text) : commands).slice(0, SHOWN);
  const found = [...known, ...records.found.map(toRecord)];
  const chosen = found[active];

  function run(command: Command | undefined) {
    if (!command) return;
    setOpen(false);
    command.run();
  }

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

/** Makes a command of a record that was found: it opens the record where the user's menu has it. */
function useRecordCommand(): (record: FoundRecord) => Command {
  const goTo = useGoTo();
  const { all } = use(MenuContext);
  const nameOf = useMenuName();
  return ({ key, list, name, beside, to }) => {
    const place = all.find((node) => node.key === list);
    return {
      key: `record ${key}`,
      name: beside ? `${name} · ${beside}` : name,
      path: place ? nameOf(place) : '',
      group: 'records',
      run: () => goTo(...to),
    };
  };
}

/** Recent screens first, then every screen of the user's menu, then the global actions. */
function useCommands(): Command[] {
  const { t } = useTranslation(['tools', 'app', 'shared']);
  const tree = use(MenuContext);
  const navigate = useNavigate();
  const openPlace = useOpenPlace();
  const nameOf = useMenuName();
  const signOut = useSignOut();
  const { views, used } = useViews();
  const switchCompany = useSwitchCompany();
  const user = useSession((session) => session.user);
  const companies = user?.myTeam.filter(({ compId }) => String(compId) !== String(user.currCompId)) ?? [];

  const open = (node: MenuNode, group: 'recent' | 'screens', run: () => void): Command => ({
    key: `${group} ${node.key}`,
    name: nameOf(node),
    path: trailOf(node.parent).map(nameOf).join(' / '),
    group,
    run,
  });
  // A form for a new record is an action, too.
  const places = tree.all.filter((node) => node.screen && node.path && (!node.hidden || node.mode === 'add'));
  const recent = used.toReversed().flatMap((key) => {
    const view = views.find((one) => one.key === key);
    const node = view && nodeAt(tree, view.location.pathname);
    if (!node || !places.includes(node)) return [];
    return [open(node, 'recent', () => void navigate(view.location.pathname + view.location.search))];
  });
  const action = (key: string, name: string, run: () => void): Command => ({
    key,
    name,
    path: '',
    group: 'actions',
    run,
  });
  return [
    ...recent.slice(0, 5),
    ...places.map((node) => open(node, 'screens', () => openPlace(node, linkTo(node)))),
    ...Object.entries(languages).map(([key, name]) =>
      action(`lang-${key}`, t('palette.language', { name }), () => isLanguage(key) && void changeLanguage(key)),
    ),
    ...THEMES.map((theme) =>
      action(`theme-${theme}`, t('palette.theme', { name: t(`app:shell.themes.${theme}`) }), () =>
        changeSetting('theme', theme),
      ),
    ),
    ...companies.map(({ compId, companyName }) =>
      action(
        `company-${compId}`,
        t('palette.company', { name: companyName }),
        () => void switchCompany(compId, companyName),
      ),
    ),
    action('signOut', t('shared:action.signOut'), () => void signOut()),
  ];
}
