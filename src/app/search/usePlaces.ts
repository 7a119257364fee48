import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRecordNames } from '@/shared/display/recordName';
import { MenuContext, nodeAt, useMenuName } from '@/app/navigation/MenuContext';
import { useOpenPlace } from '@/app/navigation/useOpenPlace';
import { linkTo, type MenuNode, trailOf } from '@/app/navigation/menuNode';
import { recordIn, useViews } from '@/app/tabs/views';
import { keepRecent, type Kept, type Place } from './kept';
import type { Findable } from './palette';
import type { FoundRecord } from './useRecords';

/** A line of the palette. */
export interface Command extends Findable {
  group: 'starred' | 'recent' | 'screens' | 'actions' | 'records' | 'help';
  /** The second line of text: where an action's button is, or the purpose of a screen. */
  hint?: string;
  /** The place that the line opens; the user can star the place. */
  place?: Place;
  run: () => void;
}

/**
 * Returns a function that converts a found record to a command. The command opens the record, and adds the record to
 * the recently opened places.
 */
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

/** The screens and records that a user has starred or recently opened, then every screen that `isListed` accepts. */
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
    // A place without a name is a screen, or a record whose name is not known yet. Skips such a record.
    if (!node?.screen || (place.name === undefined && !isListed(node))) return [];
    const name = place.name ?? nameOf(node);
    const path = place.name === undefined ? trail(node) : nameOf(node);
    return [{ key: `${group} ${place.to}`, name, path, group, place, run: () => openPlace(node, place.to) }];
  };
  const opened = used.toReversed().flatMap((key): Place[] => {
    const view = views.find((one) => one.key === key);
    if (!view) return [];
    const { pathname, search } = view.location;
    const id = recordIn(view);
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

/**
 * True for a screen that opens without a record. The screen is visible in the menu, or is the hidden form for a new
 * record.
 */
export const isListed = ({ screen, path, hidden, mode }: MenuNode) =>
  Boolean(screen && path) && (!hidden || mode === 'add');

/** A help entry for each listed screen that has a help text, with the text as its hint. */
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
