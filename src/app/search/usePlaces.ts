import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRecordNames } from '@/shared/display/recordName';
import { MenuContext, nodeAt, useMenuName } from '@/app/navigation/MenuContext';
import { useOpenPlace } from '@/app/navigation/useOpenPlace';
import { linkTo, type MenuNode, trailOf } from '@/app/navigation/menuNode';
import { useViews } from '@/app/tabs/views';
import { keepRecent, type Kept, type Place } from './kept';
import type { Findable } from './palette';
import type { FoundRecord } from './useRecords';

/** A line of the palette. */
export interface Command extends Findable {
  group: 'starred' | 'recent' | 'screens' | 'actions' | 'records' | 'help';
  /** A second line: where the button of an action is, or what a screen is for. */
  hint?: string;
  /** The place it opens, which can be starred. */
  place?: Place;
  run: () => void;
}

/** Returns a function that turns a found record into a command, which opens the record's screen and keeps it as recent. */
export function useRecordCommand(): (record: FoundRecord) => Command {
  const navigate = useNavigate();
  const { all } = use(MenuContext);
  const nameOf = useMenuName();
  return ({ title, subtitle, source, to }) => {
    const node = all.find(({ key }) => key === source.list);
    const place = { to, name: title };
    return {
      key: `record ${to}`,
      name: subtitle ? `${title} · ${subtitle}` : title,
      path: node ? nameOf(node) : '',
      group: 'records',
      place,
      run: () => {
        keepRecent(place);
        void navigate(to);
      },
    };
  };
}

/** The screens and records a user has starred or opened last, then every screen of the menu, without its forms. */
export function usePlaces({ starred, recent }: Kept): Command[] {
  const { t } = useTranslation('search');
  const tree = use(MenuContext);
  const openPlace = useOpenPlace();
  const nameOf = useMenuName();
  const { names } = useRecordNames();
  const { views, used } = useViews();
  const trail = (node: MenuNode) => trailOf(node.parent).map(nameOf).join(' / ');
  const commandOf = (place: Place, group: 'starred' | 'recent'): Command[] => {
    const node = nodeAt(tree, place.to.replace(/[?#].*/, ''));
    // Without a name it is a screen; a record of the last visit may have none yet.
    if (!node?.screen || (place.name === undefined && !isListed(node))) return [];
    const name = place.name ?? nameOf(node);
    const path = place.name === undefined ? trail(node) : nameOf(node);
    return [{ key: `${group} ${place.to}`, name, path, group, place, run: () => openPlace(node, place.to) }];
  };
  const opened = used.toReversed().flatMap((key): Place[] => {
    const view = views.find((one) => one.key === key);
    if (!view) return [];
    const { pathname, search } = view.location;
    const id = new URLSearchParams(search).get('id');
    const node = nodeAt(tree, pathname);
    if (id === null) return [{ to: node && !search ? linkTo(node) : pathname + search }];
    return [{ to: `${pathname}?id=${encodeURIComponent(id)}`, name: names.get(key) }];
  });
  const screens = tree.all.filter(isListed).map((node): Command => {
    const asked = t(`screens.${node.key}`, { defaultValue: '' }).split('|').filter(Boolean);
    const place = { to: linkTo(node) };
    const run = () => openPlace(node, place.to);
    return { key: `screens ${node.key}`, name: nameOf(node), path: trail(node), group: 'screens', asked, place, run };
  });
  return [
    ...starred.flatMap((place) => commandOf(place, 'starred')),
    ...[...opened, ...recent].flatMap((place) => commandOf(place, 'recent')),
    ...screens,
  ];
}

/** A screen that is opened without a record; a form for a new record is an action, too. */
export const isListed = ({ screen, path, hidden, mode }: MenuNode) =>
  Boolean(screen && path) && (!hidden || mode === 'add');

/** What each screen of the menu is for. */
export function useHelp(): Command[] {
  const { t } = useTranslation(['search', 'screens']);
  const { all } = use(MenuContext);
  const openPlace = useOpenPlace();
  const nameOf = useMenuName();
  return all.filter(isListed).flatMap((node): Command[] => {
    const hint = t(`screens:${node.screen}`, { defaultValue: '' });
    const run = () => openPlace(node, linkTo(node));
    return hint ? [{ key: `help ${node.key}`, name: nameOf(node), path: '', group: 'help', hint, run }] : [];
  });
}
