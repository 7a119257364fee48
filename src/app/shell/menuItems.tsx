import type { MenuDataItem } from '@ant-design/pro-components';
import type { TFunction } from 'i18next';
import { linkTo, type MenuNode } from '../menuTree';
import { menuIcon } from './menuIcons';

/** More top-level entries than a menu can show at once are gathered under 更多 (quality.md row 13). */
const TOP_LIMIT = 200;

/** What a place is called: in Chinese by the server's own name, in other languages by its key where we know the key. */
export function menuName(node: MenuNode, t: TFunction<'app'>, language: string): string {
  // A key such as `constructor` or `a:b` is no key of our words.
  const known = /^[A-Za-z]+$/.test(node.key) && !(node.key in {}) ? t(`menu.${node.key}`, { defaultValue: '' }) : '';
  const sentName = node.name !== node.key;
  return language === 'zh-CN' && sentName ? node.name : known || node.name;
}

/** The visible places as ProLayout's menu takes them; entries that lead nowhere are shown disabled and say why. */
export function menuItems(nodes: readonly MenuNode[], t: TFunction<'app'>, language: string): MenuDataItem[] {
  const items = nodes.filter((node) => !node.hidden).map((node) => toItem(node, t, language));
  if (items.length <= TOP_LIMIT) return items;
  const rest = items.slice(TOP_LIMIT);
  return [...items.slice(0, TOP_LIMIT), { key: 'more', path: '#more', name: t('shell.more'), children: rest }];
}

function toItem(node: MenuNode, t: TFunction<'app'>, language: string): MenuDataItem {
  const children = node.hiddenChildren ? [] : node.children.filter((child) => !child.hidden);
  const leadsNowhere = !node.path && !node.href;
  return {
    key: node.id,
    // ProLayout finds an entry by its path: two rows with one path must still be two entries.
    path: leadsNowhere || node.href ? `#${node.id}` : linkTo(node),
    name: menuName(node, t, language),
    icon: node.parent ? undefined : menuIcon(node.icon),
    disabled: leadsNowhere && children.length === 0,
    href: node.href,
    ...(children.length > 0 && { children: children.map((child) => toItem(child, t, language)) }),
  };
}
